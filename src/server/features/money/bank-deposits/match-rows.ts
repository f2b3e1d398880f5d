import { AppError } from '#/contract/errors.ts'
import {
  oweTransfer,
  type PaymentsDeps,
  shopAccount,
  takeTransfer,
} from '#/server/features/money/payments/payments.public.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { BankRowRow } from './bank-deposits.table.ts'
import { insertMatch, lockRows, updateRows } from './bank-rows.repo.ts'

export interface Matching {
  readonly rowIds: readonly string[]
  readonly orderNumbers: readonly string[]
  readonly as: 'payment' | 'owed'
  /** Null: the shop does it by itself. */
  readonly staffId: string | null
}

export interface Matched {
  readonly matchId: string
  readonly amount: number
  readonly over: number
}

/**
 * The money of bank rows pays orders, or is owed to their customer. A row is locked first and put to use once: whoever comes
 * second is told who was faster. Errors: NOT_FOUND, CONFLICT.
 */
export async function matchRows(tx: Tx, deps: PaymentsDeps, matching: Matching): Promise<Matched> {
  const { rowIds, orderNumbers, staffId } = matching
  const rows = await openDeposits(tx, rowIds)
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  const name = rows[0]?.name.slice(0, 20) ?? ''
  const account = (await shopAccount(tx)) ?? { bank: '', number: '', holder: '' }
  const take = matching.as === 'owed' ? oweTransfer : takeTransfer
  const { attemptId, overAttemptId, over } = await take(tx, deps, { amount, name, account, orderNumbers })
  const id = deps.ids.uuid()
  const at = deps.clock.now()
  const kind = staffId === null ? 'automatic' : 'by-hand'
  await insertMatch(tx, { id, attemptId, overAttemptId, kind, amount, staffId, at })
  const ids = rows.map((row) => row.id)
  await updateRows(tx, ids, { state: 'matched', matchId: id, decidedBy: staffId, decidedAt: at })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return { matchId: id, amount, over }
}

/** Locked, and nobody has put them to use. Errors: NOT_FOUND, CONFLICT. */
async function openDeposits(tx: Tx, rowIds: readonly string[]): Promise<readonly BankRowRow[]> {
  const rows = await lockRows(tx, rowIds)
  if (rows.length !== new Set(rowIds).size) throw new AppError('NOT_FOUND')
  for (const row of rows) await refuseDecided(tx, row)
  if (rows.some(({ amount }) => amount < 0)) throw new AppError('CONFLICT', '나간 돈은 주문에 맞출 수 없습니다.')
  return rows
}

const DONE: Readonly<Record<BankRowRow['state'], string>> = {
  open: '',
  matched: '주문에 맞춘 입금입니다.',
  refunded: '환불로 적은 줄입니다.',
  'set-aside': '주문과 상관없다고 둔 줄입니다.',
}

/** CONFLICT, with who was faster, once somebody has decided about the row. */
export async function refuseDecided(tx: Tx, row: BankRowRow): Promise<void> {
  if (row.state === 'open') return
  const who = row.decidedBy ? await staffName(tx, row.decidedBy) : null
  throw new AppError('CONFLICT', `${who ? `${who} 님이` : '이미'} ${DONE[row.state]} 새로 고쳐 확인해 주세요.`)
}
