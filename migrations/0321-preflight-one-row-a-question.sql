-- Each check used to leave its question waiting for ever beside the answer, because the key of the question depended on the
-- order of its fields. What was answered since needs no second answer.
delete from preflight_report question
 using preflight_report answer
 where question.state = 'waiting' and answer.state <> 'waiting' and answer.file_id = question.file_id
   and answer.part = question.part and answer.expectation = question.expectation
   and answer.asked_at >= question.asked_at;

-- Contents that no file holds any more are forgotten by their hash.
create index preflight_report_content on preflight_report (sha256);
