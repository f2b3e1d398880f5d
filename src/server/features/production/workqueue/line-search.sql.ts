import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import { says, wordsOf } from '#/server/platform/db/search-words.ts'

const WHOLE_NUMBER = /^\d{8}-[0-9A-Z]{6}$/i
/** Of a phone number the last eight digits are kept. */
const PHONE_LETTERS = /^[\d -]+$/

/** The words after the number of the order: the phone's last eight digits, and these as two halves. */
const WITHOUT_PHONE = sql`regexp_replace(s.words, '^( \\S+ \\S+) \\d* \\d* \\d*', '\\1')`

/**
 * Whether a line (`s`) is one that was asked for. A part of a phone number finds nothing, or the whole of it could be found
 * out part by part: only the whole does, and the last four digits, which the desk sees anyway. Whoever may not reveal
 * personal data (`reveals`) finds a customer's name only by all of it.
 */
export function lineSays(typed: string, reveals: boolean): SQL {
  if (WHOLE_NUMBER.test(typed)) return sql`s.order_id = (select id from orders where number = ${typed.toUpperCase()})`
  const words = wordsOf(typed)
  const text = reveals ? says(WITHOUT_PHONE, words) : shownSays(words)
  const digits = PHONE_LETTERS.test(typed) ? typed.replaceAll('-', ' ').replaceAll(' ', '') : ''
  const tail = digits.length === 4 ? sql` or s.words ~ ${`^ \\S+ \\S+ \\d{8} \\d{4} ${digits}( |$)`}` : sql``
  const phone = isWholePhone(digits) ? sql` or s.words like ${`% ${digits.slice(-8)} %`}` : sql``
  const waybill = WAYBILL.test(digits) ? sql` or s.words like ${`% ${digits}%`}` : sql``
  const email = !reveals && EMAIL.test(typed.trim()) ? sql` or ${mailedTo(typed)}` : sql``
  // The index of words is asked first; what it finds is looked at again.
  return sql`((${says(sql`s.words`, words)} and (${text}${tail}${email}))${phone}${waybill})`
}

/** Waybills are longer than what is kept of a phone number. */
const WAYBILL = /^\d{9,}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A whole address finds its order also for whom it is masked: who types it knows it. */
const mailedTo = (typed: string): SQL => sql`exists (
  select 1 from orders o where o.id = s.order_id and lower(o.orderer ->> 'email') = ${typed.trim().toLowerCase()} offset 0)`

const isWholePhone = (digits: string): boolean => digits.length === 8 || /^0\d{8,11}$/.test(digits)

/** In what is shown without dots; a name only when it is the whole. `offset 0` keeps it from being done for all orders. */
const shownSays = (words: string): SQL => sql`exists (
  select 1 from orders o join order_lines l on l.order_id = o.id
    cross join lateral (select search_words(concat_ws(' ', o.orderer ->> 'company', l.title,
      (select string_agg(f ->> 'name', ' ') from jsonb_array_elements(l.files) f))) as words) shown
  where o.id = s.order_id and l.id = s.line_id and (
    btrim(search_words(o.orderer ->> 'name')) = ${words}
    or ${says(sql`concat_ws(' ', '', btrim(search_words(o.number)), btrim(shown.words), endings_of(shown.words))`, words)}
    or ${says(sql`waybills_of(l.id, l.order_id)`, words)})
  offset 0)`
