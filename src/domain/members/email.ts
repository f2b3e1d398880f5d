/**
 * A normal address: one @, no spaces, a domain with a dot. Deliberately no stricter; only a message that arrives proves an
 * address.
 */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function isEmail(text: string): boolean {
  return text.length <= 254 && !text.startsWith('.') && !/\.\.|\.@/.test(text) && EMAIL.test(text)
}

/** Two spellings that differ in case reach one mailbox in practice; accounts are compared by this. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
