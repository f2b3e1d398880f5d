import { sql, type SQL } from 'drizzle-orm'

const WHOLE_NUMBER = /^\d{8}-[0-9A-Z]{6}$/i
const WHOLE_PHONE = /^0[\d -]{8,14}$/

/** What somebody typed, in the form of `order_line_search.words`; empty when there is no letter in it. */
export function wordsOf(typed: string): string {
  if (WHOLE_PHONE.test(typed)) return typed.replaceAll(/\D/g, '').slice(-8)
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Whether the words of a line (`s`) hold what was typed. Three letters are found anywhere; the index has no word for fewer, so
 * these are looked for where a word begins.
 */
export function lineSays(typed: string): SQL {
  if (WHOLE_NUMBER.test(typed)) return sql`s.order_id = (select id from orders where number = ${typed.toUpperCase()})`
  const words = wordsOf(typed)
  if (words === '') return sql`false`
  return sql`s.words like ${words.length < 3 ? `% ${words}%` : `%${words}%`}`
}
