request-unknown = неизвестный запрос '{ $given }'
request-unknown-language = неизвестный язык '{ $given }': напишите { $known }
request-not-a-place = '{ $place }' – это не место в записи
request-no-record = в этом месте нет записи
request-unreadable = запись не читается
request-no-position = в этой игре нельзя показать позицию
request-no-replay = партии этой игры нельзя просмотреть
