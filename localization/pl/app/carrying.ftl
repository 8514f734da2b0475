### Co dałby gest, który może znaczyć kilka rzeczy: odpowiedź, o którą padłoby pytanie, i jej zysk.

aim-option = { $option } – { $gain }
