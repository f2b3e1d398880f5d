-- Room is reserved when an upload starts: for how long is told by when it was last seen moving, and for whom by its address, which is
-- forgotten after two days or when the file is used.
alter table file add column address text, add column active_at timestamptz;
create index file_address on file (address, created_at) where address is not null;
create index file_open on file (active_at) where state = 'uploading';
