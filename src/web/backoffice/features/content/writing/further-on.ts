import type { Written } from '#/contract/content/writing.contract.ts'

/**
 * Which of two readings of a text a desk goes on from. An answer may come to the page that a text was begun on, when the page of
 * the text itself is open already: what was published then is what both see. Somebody else's words are not gone on from
 * unseen: whoever saves over those is told.
 */
export const furtherOn = (held: Written | null, read: Written | null, saved: string): Written | null =>
  held && read && read.version > held.version && JSON.stringify(read.piece) === saved ? read : held
