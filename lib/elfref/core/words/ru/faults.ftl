# Ошибки файла.

cannot-read = не удаётся прочитать файл: { $why }
not-a-text = это { $what }: запись — это простой текст
not-utf8 = { $what }: сохраните файл в кодировке UTF-8
control-character = управляющий символ (U+{ $code }), которого в записи не бывает
too-large = слишком большой объём – { $what }: больше, чем { $limit }
too-deep = вложенность больше 64 уровней

syntax = это не { $language }: { $what }
truncated = текст обрывается – не закончено: { $what }
not-in-the-format = в этом формате не бывает: { $what }
duplicate-key = ключ «{ $key }» указан дважды
question-mark = «?» в YAML значит другое: напишите unknown
lone-dash = отдельный «-» в YAML значит другое: { $advice }
colon-in-text = двоеточие с пробелом внутри текста: возьмите текст в кавычки
comment-in-text = текст обрывается на «#»: всё после этого знака – комментарий
tab-indents = отступ табуляцией не делают: поставьте пробелы
odd-character = «{ $typed }» – это не «{ $meant }»
missing-space = после двоеточия нет пробела
missing-dash = по одному действию в строке: нет «- » перед «{ $key }»
cards-not-joined = несколько карт соединяют знаком + или пишут в [ ]

no-record = здесь нет записи
components-file = это файл компонентов, а не запись
components-file-advice = запись в своём файле называет его: components: ФАЙЛ
not-a-map = стоит { $found }, а ожидается: { $due }
not-a-list = стоит { $found }, а ожидается: { $due }
not-a-scalar = стоит { $found }, а ожидается: { $due }
empty-value = здесь ничего не написано: { $write }
unknown-key = неизвестный ключ «{ $key }»
missing-key = нет ключа «{ $key }»: { $part }
rounds-and-final = и «{ $key }», и «final»: в записи либо действия, либо итоговый листок
before-the-start = «{ $written }» относится к раунду, после которого запись начинается
ruling-without-play = решение игроков, перед которым нет действия
second-ruling = второе решение об одном действии
named-twice = «{ $name }» указано ещё раз
own-dash = с «{ $key }» начинается раунд { $round }, а в раунде { $before } этого нет

unknown-format = неизвестный формат «{ $written }»: программа читает формат { $known }
unknown-game = неизвестная игра «{ $written }»
unknown-edition = неизвестное издание «{ $written }»
unknown-option = неизвестная настройка правил «{ $written }»
unknown-set = нет набора компонентов «{ $written }»
bad-option-value = «{ $written }» – недопустимое значение для «{ $option }»
bad-value = «{ $written }» – недопустимое значение для «{ $key }»
unknown-player = среди игроков нет имени «{ $written }»
unknown-winner = победа по записи – «{ $written }», но среди игроков такого имени нет
misplaced-word = «{ $written }» здесь не имеет смысла
unknown-play = «{ $written }» – не действие этого этапа
unknown-ruling = неизвестное решение «{ $written }»
bad-number = «{ $written }» – не число от { $least } до { $most }
foreign-component = «{ $written }» – из дополнения, которого программа не знает
same-names = у двух игроков одно имя: «{ $first }» и «{ $second }»
reserved-name = имя «{ $written }» недопустимо: в записи это слово что-то значит
too-many-players = игроков – { $players }: можно разобрать не больше { $most }
too-many-plays = действий – { $plays }: можно разобрать не больше { $most }
invented-components = проверено по компонентам «{ $set }»: они выдуманы, это не изданная игра
