import { type SQL, sql } from './drizzle.ts'

/** What somebody typed, in the form that `search_words` gives to what is kept; empty without a letter. */
export function wordsOf(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Whether a column of words holds what was typed. Three letters are found anywhere; an index of three letters has nothing for
 * fewer, so these are looked for where a word begins.
 */
export function says(column: SQL, words: string): SQL {
  if (words === '') return sql`false`
  return sql`${column} like ${words.length < 3 ? `% ${words}%` : `%${words}%`}`
}

/** Of a list that is searched newest first: so many are looked through before the index of words is asked. */
export const LOOKED_THROUGH = 2_000
