import { useState } from 'react'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { useCartActs } from './use-cart.ts'
import { useClassDrafts } from './use-class-drafts.ts'

/** With the version: once the shop has taken a change, whoever made it, what was typed before no longer counts. */
const draftKey = ({ id, version }: CartItem): string => `${id}-${version}`

export type CopiesDrafts = ReturnType<typeof useCopiesDrafts>

/** Quantities that were set in the cart and that the shop has not been told yet. */
export function useCopiesDrafts() {
  const { setCopies } = useCartActs()
  const classes = useClassDrafts()
  const [drafts, setDrafts] = useState<Readonly<Record<string, number>>>({})
  const of = (item: CartItem): number => drafts[draftKey(item)] ?? item.spec.copies
  const set = (item: CartItem, copies: number) => setDrafts((before) => ({ ...before, [draftKey(item)]: copies }))
  const give = (item: CartItem): Promise<CartItem> =>
    setCopies.mutateAsync({ item, copies: of(item) }).catch((error: unknown) => {
      set(item, item.spec.copies)
      throw error
    })

  return {
    busy: setCopies.isPending || classes.busy,
    classes,
    of,
    set,
    isChanged: (item: CartItem): boolean => of(item) !== item.spec.copies,
    give: (item: CartItem): void => void give(item).catch(toldAlready),
    /** Tells the shop all of them before something is done with the items; null when one was refused, which has been said. */
    async giveAll(items: readonly CartItem[]): Promise<readonly CartItem[] | null> {
      const given: CartItem[] = []
      try {
        for (const item of items) {
          const next = item.classes ? await classes.give(item) : of(item) === item.spec.copies ? item : await give(item)
          if (!next) return null
          given.push(next)
        }
        return given
      } catch (error) {
        toldAlready(error)
        return null
      }
    },
  }
}

/** `call` shows a refusal in a dialog. */
function toldAlready(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
