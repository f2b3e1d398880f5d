import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { among } from '#/server/platform/db/among.ts'
import { type CartRow, cartItems } from './cart.table.ts'

/** What lies in the member's cart; what was deleted is not among it, though it can be put back. */
const inCartOf = (memberId: string) => and(eq(cartItems.memberId, memberId), isNull(cartItems.removedAt))

/** Each brand has a cart of its own; null is that of the shop itself. */
const ofBrand = (brand: string | null) => (brand === null ? isNull(cartItems.brand) : eq(cartItems.brand, brand))

export async function insertItem(tx: Tx, row: CartRow): Promise<void> {
  await tx.insert(cartItems).values(row).prepare('cart.insert').execute()
}

export function readItems(db: DbOrTx, memberId: string, brand: string | null): Promise<readonly CartRow[]> {
  return db
    .select()
    .from(cartItems)
    .where(and(inCartOf(memberId), ofBrand(brand)))
    .orderBy(desc(cartItems.createdAt), desc(cartItems.id))
    .limit(100)
}

/** Of what lies in the cart of one brand. */
export async function originsInCart(
  db: DbOrTx,
  memberId: string,
  brand: string,
): Promise<readonly NonNullable<CartRow['origin']>[]> {
  const rows = await db
    .select({ origin: cartItems.origin })
    .from(cartItems)
    .where(and(inCartOf(memberId), ofBrand(brand)))
    .limit(100)
  return rows.flatMap(({ origin }) => origin ?? [])
}

export const countItems = (db: DbOrTx, memberId: string, brand: string | null): Promise<number> =>
  db.$count(cartItems, and(inCartOf(memberId), ofBrand(brand)))

export async function readItem(db: DbOrTx, memberId: string, id: string): Promise<CartRow | null> {
  const [row] = await db
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.id, id), inCartOf(memberId)))
  return row ?? null
}

/** Together with those that an estimate binds to it, in id order: what changes one of them may free the others. */
export async function lockItem(tx: Tx, memberId: string, id: string): Promise<CartRow | null> {
  const bound = sql`${cartItems.estimateId} = (select i.estimate_id from cart_items i where i.id = ${id})`
  const rows = await tx
    .select()
    .from(cartItems)
    .where(and(inCartOf(memberId), or(eq(cartItems.id, id), bound)))
    .orderBy(asc(cartItems.id))
    .for('no key update')
  return rows.find((row) => row.id === id) ?? null
}

export async function readSome(db: DbOrTx, memberId: string, ids: readonly string[]): Promise<readonly CartRow[]> {
  return db
    .select()
    .from(cartItems)
    .where(and(inCartOf(memberId), inArray(cartItems.id, ids)))
}

export function readOfEstimate(db: DbOrTx, estimateId: string): Promise<readonly CartRow[]> {
  return db
    .select()
    .from(cartItems)
    .where(eq(cartItems.estimateId, estimateId))
    .orderBy(asc(cartItems.estimatePosition))
}

/** The price of an estimate is for all of its jobs: when one leaves or changes, the others get today's price again. */
export async function releaseFromEstimate(tx: Tx, estimateId: string): Promise<void> {
  await tx
    .update(cartItems)
    .set({ estimateId: null, estimatePosition: null })
    .where(eq(cartItems.estimateId, estimateId))
}

export async function updateItem(tx: Tx, id: string, change: Partial<CartRow>): Promise<void> {
  await tx.update(cartItems).set(change).where(eq(cartItems.id, id))
}

/** In the cart of one brand; what is chosen in the others stays chosen. */
/** What lies in the cart as one e-book, also where it was deleted and can be put back. */
export async function renameEbookItem(tx: Tx, memberId: string, ebookId: string, title: string): Promise<void> {
  const isEbook = sql`${cartItems.origin} ->> 'kind' = 'ebook' and ${cartItems.origin} ->> 'ebookId' = ${ebookId}`
  await tx
    .update(cartItems)
    .set({ title })
    .where(and(eq(cartItems.memberId, memberId), isEbook))
}

export async function selectOnly(
  tx: Tx,
  { memberId, brand }: { readonly memberId: string; readonly brand: string | null },
  ids: readonly string[],
): Promise<readonly string[]> {
  await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(inCartOf(memberId), ofBrand(brand)))
    .orderBy(asc(cartItems.id))
    .for('no key update')
  const rows = await tx
    .update(cartItems)
    .set({ selected: among(cartItems.id, ids) })
    .where(and(inCartOf(memberId), ofBrand(brand)))
    .returning({ id: cartItems.id, selected: cartItems.selected })
  return rows.filter((row) => row.selected).map((row) => row.id)
}

/** What was deleted and can still be put back. */
export async function readRemoved(
  db: DbOrTx,
  memberId: string,
  brand: string | null,
): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: cartItems.id, title: cartItems.title })
    .from(cartItems)
    .where(and(eq(cartItems.memberId, memberId), isNotNull(cartItems.removedAt), ofBrand(brand)))
    .orderBy(desc(cartItems.removedAt), desc(cartItems.id))
    .limit(20)
}

/** An item that was deleted and can still be put back. */
export async function lockRemoved(tx: Tx, memberId: string, id: string): Promise<CartRow | null> {
  const [row] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.id, id), eq(cartItems.memberId, memberId), isNotNull(cartItems.removedAt)))
    .for('no key update')
  return row ?? null
}

/**
 * Items that become an order leave the cart with it; when it comes to nothing they stay, with the transaction. Locked in id
 * order, so that two orders of the same items wait for each other instead of deadlocking.
 */
export function takeFromCart(tx: Tx, memberId: string, ids: readonly string[]): Promise<readonly CartRow[]> {
  const inOrder = tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(inCartOf(memberId), among(cartItems.id, ids)))
    .orderBy(asc(cartItems.id))
    .for('update')
  return tx.delete(cartItems).where(inArray(cartItems.id, inOrder)).returning().prepare('cart.take').execute()
}
