import type { LastSheet } from '#/contract/ordering/place-order.contract.ts'
import { CHECKOUT_FORM_KEY } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import { type SheetItem, sheetOfLast } from './last-sheet.ts'

/** As the order sheet keeps what is written on it; a sheet of another form passes it over. */
const FORM_VERSION = 2

/** Lays the places of last time out for the order sheet that is opened next. Consents are asked anew there. */
export function keepLastSheet(owner: string, last: LastSheet, items: readonly SheetItem[]): void {
  const values = sheetOfLast(last, items)
  if (!values) return
  const draft = { owner, itemIds: items.map(({ id }) => id), values }
  safeStorage().setItem(CHECKOUT_FORM_KEY, JSON.stringify({ state: { draft }, version: FORM_VERSION }))
}
