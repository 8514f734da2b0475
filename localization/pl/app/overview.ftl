### Skrót zasad: cała gra na jednej karcie. **Słowa** między gwiazdkami są wyróżnione.

overview-title = Skrót zasad
overview-hint = Każdy wpis prowadzi do swojego rozdziału instrukcji. O lub Esc zamyka kartę.
