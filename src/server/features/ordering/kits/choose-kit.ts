import { AppError } from '#/contract/errors.ts'
import { fillItem, lockItem, putIntoCart } from '#/server/features/ordering/cart/cart.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { kitPerson } from './kit-person.ts'
import { ONE_KIT } from './kit-room.ts'
import type { KitsDeps } from './kits-deps.ts'
import { kitInCart, orderedKit } from './kits.repo.ts'
import { kitOffer, priceKit } from './price-kit.ts'

const TITLE = '종이 샘플'

/** Puts a kit of these papers into the cart, or other papers into the one that lies there. Errors: INVALID_INPUT, CONFLICT. */
export async function chooseKit(
  tx: Tx,
  deps: KitsDeps,
  memberId: string,
  papers: readonly string[],
): Promise<{ itemId: string }> {
  // Two tabs fill one kit.
  await lockMember(tx, memberId)
  const { keys, origin } = await kitPerson(tx, deps, memberId)
  if (await orderedKit(tx, keys)) throw new AppError('CONFLICT', ONE_KIT)
  const offer = await kitOffer(tx, deps)
  if (!offer.settings.open) throw new AppError('CONFLICT', '지금은 종이 샘플을 받지 않아요.')
  const wanted = [...new Set(papers)].map((id) => ({ id }))
  const priced = priceKit(offer, wanted)
  if (!priced.ok) throw new AppError('INVALID_INPUT', priced.error.message, { papers: priced.error.message })
  const { spec, quote } = priced.value
  const there = await kitInCart(tx, memberId)
  const row = there && (await lockItem(tx, memberId, there.id))
  if (row) return { itemId: (await fillItem(tx, deps, row, { spec, quote, origin })).id }
  const item = await putIntoCart(tx, deps, { memberId, title: TITLE, ownTitle: false, spec, files: [], quote, origin })
  return { itemId: item.id }
}
