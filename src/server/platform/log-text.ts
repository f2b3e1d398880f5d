export const HIDDEN = '[가림]'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAIL = /[^\s@<>"']+@[^\s@<>"']+/g
/** Phones, accounts, cards: seven digits and more, however they are grouped; not the number of an order, which has letters. */
const LONG_NUMBER = /(?<![\w-])\+?\d(?:[ -]?\d){6,}(?![\w-])/g
/** Tokens and keys: a long run of letters and digits. */
const LONG_RUN = /[\w-]{24,}/g
/** Names of things: ids, states, paths, addresses of servers. No sentence, nobody's name. */
const PLAIN = /^[\w.:/*+-]{0,200}$/

/** A text that our own code wrote, without what it may have quoted. */
export function withoutValues(text: string): string {
  return text
    .replace(MAIL, HIDDEN)
    .replace(LONG_NUMBER, HIDDEN)
    .replace(LONG_RUN, (run) => (isName(run) ? run : HIDDEN))
    .replace(/\?[^\s'"]*=[^\s'"]*/g, `?${HIDDEN}`)
    .slice(0, 500)
}

/** The text when it can only name a thing. */
export function plainText(text: string): string {
  if (UUID.test(text)) return text
  return PLAIN.test(text) && withoutValues(text) === text ? text : HIDDEN
}

/** Ids, and words joined by hyphens or underscores, are no secrets; random text has digits among its letters. */
const isName = (run: string) => UUID.test(run) || /^[a-z_-]+$|^[A-Z_-]+$/.test(run)
