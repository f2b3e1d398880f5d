import { type AddressForm, MOST_ADDRESSES } from '#/contract/people/addresses.contract.ts'
import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import * as repo from './addresses.repo.ts'
import { lockMember } from './members.repo.ts'
import type { AddressRow } from './members.table.ts'

type Deps = Pick<Services, 'ids' | 'clock'>

/** Two tabs must not leave two defaults or none, so every change of the book first locks the member. */
async function lockBook(tx: Tx, memberId: string): Promise<void> {
  if (!(await lockMember(tx, memberId))) throw new AppError('NOT_FOUND')
}

export async function addToBook(tx: Tx, deps: Deps, memberId: string, form: AddressForm): Promise<AddressRow> {
  await lockBook(tx, memberId)
  const kept = await repo.countAddresses(tx, memberId)
  if (kept >= MOST_ADDRESSES)
    throw new AppError(
      'INVALID_INPUT',
      `배송지는 ${MOST_ADDRESSES}개까지 둘 수 있습니다. 쓰지 않는 배송지를 지우고 다시 해 주세요.`,
    )
  const isDefault = form.isDefault || kept === 0
  if (isDefault) await repo.clearDefault(tx, memberId)
  const row = { ...form, isDefault, id: deps.ids.uuid(), memberId, createdAt: deps.clock.now() }
  await repo.insertAddress(tx, row)
  return row
}

export async function changeInBook(tx: Tx, memberId: string, id: string, form: AddressForm): Promise<AddressRow> {
  await lockBook(tx, memberId)
  const before = await repo.ownAddress(tx, memberId, id)
  if (!before) throw new AppError('NOT_FOUND')
  if (form.isDefault && !before.isDefault) await repo.clearDefault(tx, memberId)
  // The default is handed to another address, never just dropped.
  const isDefault = form.isDefault || before.isDefault
  const row = await repo.updateAddress(tx, memberId, id, { ...form, isDefault })
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function removeFromBook(tx: Tx, memberId: string, id: string): Promise<void> {
  await lockBook(tx, memberId)
  const removed = await repo.deleteAddress(tx, memberId, id)
  if (!removed) throw new AppError('NOT_FOUND')
  if (!removed.isDefault) return
  const [next] = await repo.addressesOf(tx, memberId)
  if (next) await repo.makeDefault(tx, next.id)
}
