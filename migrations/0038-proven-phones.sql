-- Every way to join has asked for a code to the telephone; when that was is written down since guests may order (0017).
-- Who was put on file without joining has agreed to nothing, and proven nothing.
update member set phone_proven_at = joined_at
where phone_proven_at is null and not guest and phone <> '' and left_at is null and not need_additional_info
  and exists (select from member_consent c where c.member_id = member.id);
