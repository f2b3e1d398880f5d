import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { CHECKOUT_FORM_KEY } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import { type Destination, NO_CONSENTS, type CheckoutValues } from './checkout-values.ts'

/** An order sheet as it was left. */
export interface CheckoutDraft {
  /** Who wrote it; another member at the same browser does not get to see it. */
  readonly owner: string
  /** What the copies of its destinations are of. */
  readonly itemIds: readonly string[]
  readonly values: Omit<CheckoutValues, 'consents'>
}

/** The order sheet that is being written, kept in this browser until it is ordered, cleared or its writer logs out. */
const useCheckoutDraft = create<{ readonly draft: CheckoutDraft | null }>()(
  persist((): { readonly draft: CheckoutDraft | null } => ({ draft: null }), {
    name: CHECKOUT_FORM_KEY,
    storage: createJSONStorage(safeStorage),
    skipHydration: true,
    version: 2,
    migrate: () => ({ draft: null }),
  }),
)

/** What was written of this sheet and not yet ordered. */
export function readCheckoutDraft(owner: string, items: readonly CartItem[]): CheckoutValues | null {
  void useCheckoutDraft.persist.rehydrate()
  return sheetOf(useCheckoutDraft.getState().draft, owner, items)
}

export function keepCheckoutDraft(owner: string, items: readonly CartItem[], sheet: CheckoutValues): void {
  const { consents: _, ...values } = sheet
  useCheckoutDraft.setState({ draft: { owner, itemIds: items.map(({ id }) => id), values } })
}

export function forgetCheckoutDraft(): void {
  useCheckoutDraft.setState({ draft: null })
}

/**
 * The sheet for what is ordered now: copies stay with their item, whatever has come or gone beside it, and those of an item
 * that is left out this time wait for it. Consents are given to what is on the screen, so they are asked anew.
 */
export function sheetOf(
  draft: CheckoutDraft | null,
  owner: string,
  items: readonly { readonly id: string }[],
): CheckoutValues | null {
  if (draft?.owner !== owner) return null
  const ids = items.map(({ id }) => id)
  return {
    ...draft.values,
    destinations: draft.values.destinations.map((one) => placed(one, draft.itemIds, ids)),
    consents: NO_CONSENTS,
  }
}

function placed(
  { apart, copies, ...place }: Destination,
  before: readonly string[],
  now: readonly string[],
): Destination {
  const all = new Map([...Object.entries(apart ?? {}), ...before.map((id, at) => [id, copies[at] ?? ''] as const)])
  const waiting = [...all].filter(([id, text]) => text !== '' && !now.includes(id))
  return {
    ...place,
    copies: now.map((id) => all.get(id) ?? ''),
    ...(waiting.length > 0 ? { apart: Object.fromEntries(waiting) } : {}),
  }
}
