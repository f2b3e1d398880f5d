import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { ORDER_SHEET_KEY } from '#/web/api/order-sheet-key.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import { type Destination, NO_CONSENTS, type SheetValues } from './sheet-values.ts'

/** An order sheet as it was left. */
export interface SheetDraft {
  /** Who wrote it; another member at the same browser does not get to see it. */
  readonly owner: string
  /** What the copies of its destinations are of. */
  readonly itemIds: readonly string[]
  readonly values: Omit<SheetValues, 'consents'>
}

/** The order sheet that is being written, kept in this browser until it is ordered, cleared or its writer logs out. */
const useSheetDraft = create<{ readonly draft: SheetDraft | null }>()(
  persist((): { readonly draft: SheetDraft | null } => ({ draft: null }), {
    name: ORDER_SHEET_KEY,
    storage: createJSONStorage(safeStorage),
    skipHydration: true,
    version: 1,
    migrate: () => ({ draft: null }),
  }),
)

/** What was written of this sheet and not yet ordered. */
export function readSheetDraft(owner: string, items: readonly CartItem[]): SheetValues | null {
  void useSheetDraft.persist.rehydrate()
  return sheetOf(useSheetDraft.getState().draft, owner, items)
}

export function keepSheetDraft(owner: string, items: readonly CartItem[], sheet: SheetValues): void {
  const { consents: _, ...values } = sheet
  useSheetDraft.setState({ draft: { owner, itemIds: items.map(({ id }) => id), values } })
}

export function forgetSheetDraft(): void {
  useSheetDraft.setState({ draft: null })
}

/**
 * The sheet for what is ordered now: copies stay with their item, whatever has come or gone beside it, and those of an item
 * that is left out this time wait for it. Consents are given to what is on the screen, so they are asked anew.
 */
export function sheetOf(
  draft: SheetDraft | null,
  owner: string,
  items: readonly { readonly id: string }[],
): SheetValues | null {
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
