-- Who is putting an upload together just now, until when unless renewed; a killed process leaves a lease that runs out.
alter table file add column completing_by uuid, add column completing_until timestamptz;
alter table file add constraint file_completing check ((completing_by is null) = (completing_until is null));

-- What the uploader was told of a refused file, for everybody who asks again.
alter table file add column refusal_code text, add column refusal_message text;
alter table file add constraint file_refusal check (
  (refusal_code is null) = (refusal_message is null) and (refusal_code is null or state in ('refused', 'deleted')));
