/** What a row of the audit log is about. */
export const TRACED_KINDS = [
  'answer-template',
  'audit-log',
  'bank-deposit',
  'benefit',
  'case',
  'coupon',
  'delivery',
  'edition',
  'ebook',
  'estimate',
  'file',
  'gang',
  'inquiry',
  'kit-settings',
  'machine',
  'member',
  'order',
  'order-line',
  'partner',
  'press-package',
  'proof',
  'reservation',
  'review',
  'staff',
  'tax-paper',
  'tariff',
] as const
export type TracedKind = (typeof TRACED_KINDS)[number]

/**
 * What the audit log says when staff or a partner call an endpoint; `npm run check` asks each endpoint that they can reach.
 * - `look`: they see something of a person; written before the answer leaves, once in ten minutes for the same object.
 * - `act`: they change something; written in the transaction of the act. `says` names fields of the body worth keeping.
 * - `own`: the use case writes its own row.
 * - `none`: nothing is written, for this reason; `masked` where names and numbers are shown with dots.
 * `when` is the field of the query without which a look is none: a masked list, until somebody is searched for in it.
 * `by` is the parameter of the path that names the object; without it the row is about the kind as a whole.
 */
export type Trace =
  | {
      readonly look: TracedKind
      readonly by?: string
      readonly verb?: 'download' | 'list' | 'search'
      readonly when?: string
    }
  | { readonly act: TracedKind; readonly by?: string; readonly says?: readonly string[] }
  | { readonly own: true }
  | { readonly none: string; readonly masked?: true }
