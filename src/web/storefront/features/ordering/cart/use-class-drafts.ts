import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CartItem, changeCartItem } from '#/contract/ordering/cart.contract.ts'
import { type ClassCopies, classProblem } from '#/domain/brands/classes.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { CART_KEY } from './use-cart.ts'

type Classes = readonly ClassCopies[]

interface Draft {
  readonly classes: Classes
  /** Korean: why the shop did not take exactly these. */
  readonly refusal: string | null
}

export type ClassDrafts = ReturnType<typeof useClassDrafts>

const textOf = (classes: Classes): string => classes.map(({ name, copies }) => `${name} ${copies}`).join('\n')

/** Copies of classes that were set in the cart and that the shop has not taken yet. What it refused stays as it was typed. */
export function useClassDrafts() {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const change = useMutation({
    mutationFn: ({ item, classes }: { readonly item: CartItem; readonly classes: Classes }) =>
      call(changeCartItem, {
        params: { id: item.id },
        body: { version: item.version, classes: classes.map((each) => ({ ...each })) },
        errors: 'throw',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: CART_KEY }),
  })
  const of = (item: CartItem): Classes => drafts[item.id]?.classes ?? item.classes ?? []
  const put = ({ id }: CartItem, draft: Draft | null, only?: Classes) =>
    setDrafts((before) => {
      if (only && before[id]?.classes !== only) return before
      const { [id]: _old, ...others } = before
      return draft ? { ...others, [id]: draft } : others
    })
  const isChanged = (item: CartItem): boolean => textOf(of(item)) !== textOf(item.classes ?? [])
  return {
    busy: change.isPending,
    of,
    isChanged,
    set: (item: CartItem, classes: Classes): void => put(item, { classes, refusal: null }),
    /** Of the first class that is wrong, or what the shop said; null where the shop may be told. */
    problemOf: (item: CartItem): string | null =>
      isChanged(item) ? (classProblem(of(item))?.message ?? drafts[item.id]?.refusal ?? null) : null,
    /** The line as the shop took it; null when it did not, which stands beside the classes then. */
    async give(item: CartItem): Promise<CartItem | null> {
      const classes = of(item)
      if (!isChanged(item)) return item
      if (classProblem(classes)) return null
      try {
        const given = await change.mutateAsync({ item, classes })
        put(item, null, classes)
        return given
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        put(item, { classes, refusal: error.message }, classes)
        return null
      }
    },
  }
}
