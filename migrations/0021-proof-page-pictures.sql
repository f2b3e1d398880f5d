-- What a page of a proof looks like, by the hash of its picture: two versions are compared page by page.
-- Pages that were drawn before have none, and nothing is said of them.
alter table proof_pages add column picture_sha256 text;
