import { sql, type SQL } from 'drizzle-orm'
import { says, wordsOf } from '#/server/platform/db/words.ts'

const WHOLE_NUMBER = /^\d{8}-[0-9A-Z]{6}$/i
/** Of a phone number the last eight digits are kept. */
const WHOLE_PHONE = /^0[\d -]{8,14}$/

/** Whether the words of a line (`s`) hold what was typed. */
export function lineSays(typed: string): SQL {
  if (WHOLE_NUMBER.test(typed)) return sql`s.order_id = (select id from orders where number = ${typed.toUpperCase()})`
  return says(sql`s.words`, WHOLE_PHONE.test(typed) ? typed.replaceAll(/\D/g, '').slice(-8) : wordsOf(typed))
}
