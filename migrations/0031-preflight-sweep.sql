-- Finds out whether a content is still in use by any file.
create index file_living_content on file (sha256) where state <> 'deleted' and sha256 is not null;
