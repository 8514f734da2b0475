### Correcting what is printed on the components of a game.

printed-open = Printed values
printed-heading = Printed values
printed-shipped = Shipped values
printed-new = New values
# Below the name: whether what is seen is in a file.
printed-state = { $state ->
    [changed] Not saved yet
    [unnamed] Not saved yet: they need a name
    [kept] Saved
   *[shipped] They come with the program
 }
printed-name = Name
printed-name-empty = A name, to tell them apart
printed-how = A click chooses a field; wheel, digits, + and − correct it. Tab leads to the buttons.
printed-elsewhere = There is nothing to be corrected there. What can be corrected gets a frame below the pointer.

# Buttons, two in a row.
printed-save = Save
printed-save-as = Save copy
printed-reset = Reset
printed-delete = { $sure ->
    [yes] Really delete
   *[no] Delete
 }
printed-export = Export
printed-import = Import
printed-back = { $sure ->
    [yes] Back, unsaved
   *[no] Back
 }

printed-unsaved = This is not saved yet. The same button once more goes on without it.
printed-kept = Saved. The set-up of a new game can use these values now.
printed-is-reset = These are the shipped values again.
printed-deleted = Deleted. Games that were played with these values still carry them.
printed-exported = Exported to { $folder } as { $file }, and to the clipboard.
printed-imported = Imported. “Save” keeps these values.
# $folder: where the person’s own values lie.
printed-import-empty = The clipboard holds no text. A file NAME.toml can also be dropped on the window, or put into { $folder }: ‹ and › then lead to it.
printed-wrong = These values are not possible. What is wrong there: “{ $field }”.

# A file of values that could not be written, deleted, exported or read.
printed-failed = { $reason ->
    [disk-full] The disk is full: nothing was changed there.
    [read-only] The folder does not allow writing: nothing was changed there.
   *[other] The file cannot be read or written: nothing was changed there.
 }
