import { keysInStorage, safeStorage } from './safe-storage.ts'

export const CHECKOUT_FORM_KEY = 'jikji.checkout-form'
export const INQUIRY_DRAFTS_KEY = 'jikji.inquiries'
export const JOB_DRAFTS_KEY = 'jikji.drafts'
export const DESIGN_DRAFTS_KEY = 'jikji.designs'
export const UPLOADS_KEY = 'jikji.uploads'
export const EBOOK_SHEET_KEY = 'ebook-sheet'
/** With the brand at its end. */
export const BINDING_KEYS = 'jikji.binding.'

/**
 * The order sheet has the addresses of other people, jobs their titles, designs and e-books the words of a work, uploads and bindings the
 * names of files.
 */
const KEYS = [CHECKOUT_FORM_KEY, INQUIRY_DRAFTS_KEY, JOB_DRAFTS_KEY, DESIGN_DRAFTS_KEY, UPLOADS_KEY, EBOOK_SHEET_KEY]

const open = new Set<() => void>()

/** For a store that is open in the page: it would write what it holds into the browser again. */
export const whenLeaving = (forget: () => void): void => void open.add(forget)

/** The next one at this browser may be somebody else: what was not sent to the shop yet goes. */
export function forgetKept(): void {
  for (const forget of open) forget()
  const bindings = keysInStorage().filter((key) => key.startsWith(BINDING_KEYS))
  for (const key of [...KEYS, ...bindings]) safeStorage().removeItem(key)
}
