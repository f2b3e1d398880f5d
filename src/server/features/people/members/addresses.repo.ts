import { and, count, desc, eq } from '#/server/platform/db/drizzle.ts'
import type { AddressForm } from '#/contract/people/addresses.contract.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type AddressRow, memberAddresses } from './members.table.ts'

export function addressesOf(db: DbOrTx, memberId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(memberAddresses)
    .where(eq(memberAddresses.memberId, memberId))
    .orderBy(desc(memberAddresses.isDefault), desc(memberAddresses.createdAt), memberAddresses.id)
}

export async function defaultAddressOf(db: DbOrTx, memberId: string): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(memberAddresses)
    .where(and(eq(memberAddresses.memberId, memberId), memberAddresses.isDefault))
  return row ?? null
}

export async function countAddresses(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(memberAddresses).where(eq(memberAddresses.memberId, memberId))
  return row?.n ?? 0
}

export async function clearDefault(tx: Tx, memberId: string): Promise<void> {
  await tx
    .update(memberAddresses)
    .set({ isDefault: false })
    .where(and(eq(memberAddresses.memberId, memberId), memberAddresses.isDefault))
}

export async function insertAddress(tx: Tx, row: AddressRow): Promise<void> {
  await tx.insert(memberAddresses).values(row)
}

const owned = (memberId: string, id: string) => and(eq(memberAddresses.id, id), eq(memberAddresses.memberId, memberId))

export async function ownAddress(tx: Tx, memberId: string, id: string): Promise<AddressRow | null> {
  const [row] = await tx.select().from(memberAddresses).where(owned(memberId, id))
  return row ?? null
}

export async function updateAddress(
  tx: Tx,
  memberId: string,
  id: string,
  form: AddressForm,
): Promise<AddressRow | null> {
  const [row] = await tx.update(memberAddresses).set(form).where(owned(memberId, id)).returning()
  return row ?? null
}

export async function deleteAddress(tx: Tx, memberId: string, id: string): Promise<AddressRow | null> {
  const [row] = await tx.delete(memberAddresses).where(owned(memberId, id)).returning()
  return row ?? null
}

export async function makeDefault(tx: Tx, id: string): Promise<void> {
  await tx.update(memberAddresses).set({ isDefault: true }).where(eq(memberAddresses.id, id))
}

/** Addresses of one account become another's; its default stays the only one. */
export async function giveAddresses(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  const theirs = eq(memberAddresses.memberId, guestId)
  await tx.update(memberAddresses).set({ memberId, isDefault: false }).where(theirs)
}
