import type { Caller } from '../callers.ts'
import { addFlyer, placeFlyer } from '../orders/checkout.ts'
import type { PracticeGateway } from '../orders/practice-gateway.ts'
import type { TestShop } from '../test-shop.ts'
import { somebody } from './somebody.ts'
import { OF_MEMBER, type Thing } from './whose.data.ts'

/** Somebody, with the ids of all that is theirs. */
export interface Owner {
  readonly caller: Caller & { readonly memberId: string }
  readonly ids: Readonly<Record<Thing, readonly string[]>>
}

/** A customer who has one of everything. */
export const ownerOfAll = async (shop: TestShop, gateway: PracticeGateway): Promise<Owner> =>
  withIds(shop, await somebody(shop, gateway))

/** A guest with an order and something in the cart. */
export async function guestWithOrder(shop: TestShop): Promise<Owner> {
  const caller = await shop.guest()
  await placeFlyer(shop, caller)
  await addFlyer(shop, caller)
  return withIds(shop, caller)
}

/** Somebody of whom nothing is known, in whose name nothing was made. */
export const withNothing = <T extends Caller>(caller: T) => ({
  caller,
  ids: Object.fromEntries(Object.keys(OF_MEMBER).map((thing) => [thing, []])) as unknown as Owner['ids'],
})

/** The same customer with the roles that a call wants. */
export function withRoles({ caller, ids }: Owner, roles: readonly string[]): Owner {
  const principal = JSON.parse(caller.headers['test-principal'] ?? '{}') as { readonly roles?: readonly string[] }
  const header = JSON.stringify({ ...principal, roles: [...(principal.roles ?? []), ...roles] })
  return { caller: { ...caller, headers: { ...caller.headers, 'test-principal': header } }, ids }
}

async function withIds(shop: TestShop, caller: Owner['caller']): Promise<Owner> {
  const found = await Promise.all(
    Object.entries(OF_MEMBER).map(async ([thing, text]) => {
      const { rows } = await shop.container.database.pool.query<{ id: string }>(text, [caller.memberId])
      return [thing, rows.map(({ id }) => id)] as const
    }),
  )
  return { caller, ids: Object.fromEntries(found) as Record<Thing, string[]> }
}
