const holds = (column: string, file: string) =>
  `${column} <> '[]' and ${column} @> jsonb_build_array(jsonb_build_object('fileId', ${file}))`

/**
 * Files of people that were kept for good with an order, a proof or a message, are older than `before`, and that nobody holds
 * any more: no order that is remembered (one file may have been ordered again), no cart, estimate, proof or message, no paper
 * of a member, and no order that holds the copy which was mended from it.
 */
export const keptWithoutHolder = (before: string): string => `
  select f.id from file f
   where f.keep_until is null and f.state = 'ready' and f.owner_kind <> 'shop' and f.created_at < ${before}
     and not exists (select 1 from order_lines l where ${holds('l.files', 'f.id')})
     and not exists (select 1 from order_line_files s where ${holds('s.files', 'f.id')})
     and not exists (select 1 from proof_versions v where ${holds('v.files', 'f.id')})
     and not exists (select 1 from proof_messages m where ${holds('m.attachments', 'f.id')})
     and not exists (select 1 from inquiry_messages q where ${holds('q.attachments', 'f.id')})
     and not exists (select 1 from file_fix x join order_lines l on ${holds('l.files', 'x.candidate_id')}
       where x.file_id = f.id and x.state = 'accepted')
     and not exists (select 1 from attached_versions a where a.file_id = f.id and a.withdrawn_at is null)
     and not exists (select 1 from supporting_document p where p.file_id = f.id)
     and not exists (select 1 from cart_items c where ${holds('c.files', 'f.id')})
     and not exists (select 1 from ebooks b where ${holds('b.files', 'f.id')})
     and not exists (select 1 from ebook_editions i where i.file_id = f.id)
     and not exists (select 1 from estimate_lines e where ${holds('e.files', 'f.id')})`
