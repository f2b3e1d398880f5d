/**
 * What was ordered, for how much, and when, stays as history; who it was for and what they wrote or sent goes. The books do not
 * name anybody.
 */
export const FORGET_ORDERS = `
  with old as (select id from orders where id = any($2::uuid[]) order by id for no key update),
  lines as (update order_lines l set files = '[]', origin = null, classes = null from old where l.order_id = old.id returning l.id),
  sets as (
    update order_line_files s set files = '[]', reason = '' from order_lines l join old on old.id = l.order_id
      where s.line_id = l.id),
  notes as (delete from order_notes n using old where n.order_id = old.id),
  deliveries as (
    update order_deliveries d set tracking_number = null,
      recipient = '{"name":"","phone":"","zipcode":null,"address":"","addressEtc":"","request":""}'
      from old where d.order_id = old.id),
  parcels as (update shipments s set tracking_number = null from old where s.order_id = old.id),
  corrected as (
    update waybill_corrections w set before_number = '', after_number = '' from old where w.order_id = old.id),
  history as (update order_history h set note = '' from old where h.order_id = old.id and h.note <> ''),
  threads as (select p.id from proofs p join order_lines l on l.id = p.line_id join old on old.id = l.order_id),
  versions as (update proof_versions v set files = '[]', findings = '[]', note = '' from threads where v.proof_id = threads.id),
  words as (
    update proof_messages m set body = '', attachments = '[]', author_name = '' from threads where m.proof_id = threads.id),
  attempts as (
    update payment_attempts a set details = null, deposit_secret = null, depositor = null
      from payment_attempt_orders p join old on old.id = p.order_id where a.id = p.attempt_id),
  refunds as (
    update payment_refunds r set refund_account = null, reason = '–'
      from payment_attempt_orders p join old on old.id = p.order_id where r.attempt_id = p.attempt_id),
  repaid as (
    update repayments r set note = '', failure_message = null
      from payment_attempt_orders p join old on old.id = p.order_id where r.attempt_id = p.attempt_id),
  given as (update give_backs g set words = '–', kept_reason = case when kept = 0 then '' else '–' end, answer_reason = '' from old where g.order_id = old.id),
  papers as (
    update tax_documents t set buyer = '{"identity":"","email":""}', items = '[]', failure_message = null
      from tax_document_orders d join old on old.id = d.order_id where t.id = d.document_id),
  told as (
    update tax_document_events e set note = ''
      from tax_document_orders d join old on old.id = d.order_id where e.document_id = d.document_id and e.note <> ''),
  changes as (update order_changes c set reason = '–', end_reason = '' from old where c.order_id = old.id),
  reversals as (update payment_reversals r set reason = '' from old where r.order_id = old.id and r.reason <> '')
  update orders o set forgotten_at = $1::timestamptz, memo = '', sender = null, evidence = null, cancel_reason = null, cancel_refund_account = null,
    orderer = '{"name":"","phone":"","email":"","company":null}'
    from old where o.id = old.id`
