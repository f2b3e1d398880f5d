-- News of the press are read by the day on which they appeared, the newest first, however many there are.
create index written_editions_press on written_editions ((fields ->> 'day') desc, item_id desc) where fields ? 'medium';
