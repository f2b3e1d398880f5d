import type { OwnEmoneyRefund, RefundableLot } from '#/contract/money/charges.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readCharges } from '#/contract/money/charges.contract.ts'
import type { ListedEmoneyRefund, OwedCharge } from '#/contract/money/staff-charges.contract.ts'
import { maskName } from '#/domain/members/masking.ts'
import { OWED_STATES } from '#/domain/orders/repayment-machine.ts'
import { liveLots, standingAt, walletAccounts } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  type EmoneyRefundRow,
  emoneyRefundsOf,
  refundStateOf,
} from '#/server/features/benefits/wallet/wallet.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import {
  chargeOf,
  chargesOf,
  type OwedCharge as OwedRow,
  repaymentOf,
} from '#/server/features/money/payments/payments.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

const REFUNDS_SHOWN = 20
const CHARGES_SHOWN = 50
const SLIPS_SHOWN = 10
const CARD = '상품권'

/** Of what was agreed to, its repayment knows whether it has gone. */
async function stepOf(db: DbOrTx, { state, repaymentId }: EmoneyRefundRow): Promise<OwnEmoneyRefund['state']> {
  if (state === 'sent') return 'done'
  if (state !== 'agreed') return state
  const repayment = repaymentId ? await repaymentOf(db, repaymentId) : null
  if (!repayment || OWED_STATES.includes(repayment.state)) return 'sending'
  return repayment.state === 'reversed' ? 'ended' : 'done'
}

const sourceOf = ({ attemptId }: EmoneyRefundRow) => (attemptId ? 'charge' : 'gift-card')

export async function presentRefund(db: DbOrTx, row: EmoneyRefundRow): Promise<OwnEmoneyRefund> {
  const { id, amount, askedAt } = row
  const state = await stepOf(db, row)
  // Of what was sent by hand the note is the desk's own.
  const reason = row.state === 'sent' ? '' : row.reason
  return { id, source: sourceOf(row), amount, state, askedAt: askedAt.toISOString(), reason }
}

async function lotsOf(db: DbOrTx, memberId: string, now: Date): Promise<RefundableLot[]> {
  const lots: RefundableLot[] = []
  for (const lot of await liveLots(db, await walletAccounts(db, memberId), now)) {
    const state = await refundStateOf(db, lot)
    if (!state) continue
    const attempt = lot.origin === 'charge' && lot.sourceId ? await chargeOf(db, lot.sourceId) : null
    const { bought, amount, missing } = state
    lots.push({
      lotId: lot.id,
      source: attempt ? 'charge' : 'gift-card',
      method: attempt ? (attempt.details?.method ?? attempt.method ?? '카드') : CARD,
      bought,
      remaining: lot.remaining,
      refundable: amount,
      missing,
      needsAccount: !attempt || attempt.details?.account != null,
      since: lot.issuedAt.toISOString(),
    })
  }
  return lots
}

export async function presentCharges(db: DbOrTx, memberId: string, now: Date): Promise<ResultOf<typeof readCharges>> {
  const refunds: OwnEmoneyRefund[] = []
  for (const row of await emoneyRefundsOf(db, memberId, REFUNDS_SHOWN)) refunds.push(await presentRefund(db, row))
  const charges = await chargesOf(db, memberId, CHARGES_SHOWN)
  const taken = charges.filter(({ state, reversals }) => state === 'charged-back' || reversals > 0)
  let owed = 0
  for (const { id } of taken) owed += await standingAt(db, 'customer-receivable', id)
  const waiting = charges.flatMap(({ state, gatewayOrderId, amount, details }) => {
    if (state !== 'waiting-deposit' || !details?.account) return []
    const { bank, number, holder, dueAt } = details.account
    return [{ gatewayOrderId, amount, bank, number, holder, dueAt }]
  })
  const slips = charges.flatMap(({ state, gatewayOrderId, amount, details, settledAt }) =>
    state === 'captured' && details?.receiptUrl && settledAt
      ? [{ gatewayOrderId, amount, method: details.method, paidAt: settledAt.toISOString(), url: details.receiptUrl }]
      : [],
  )
  return { lots: await lotsOf(db, memberId, now), refunds, waiting, slips: slips.slice(0, SLIPS_SHOWN), owed }
}

const nameOf = async (db: DbOrTx, memberId: string): Promise<string> => {
  const member = await memberCard(db, memberId)
  return member ? maskName(member.name) : '탈퇴한 회원'
}

export async function presentListed(db: DbOrTx, row: EmoneyRefundRow): Promise<ListedEmoneyRefund> {
  const { id, memberId, amount, askedAt, decidedBy, reason, attemptId } = row
  const attempt = attemptId ? await chargeOf(db, attemptId) : null
  return {
    id,
    memberId,
    maskedMember: await nameOf(db, memberId),
    source: sourceOf(row),
    method: attempt ? (attempt.details?.method ?? attempt.method ?? '카드') : CARD,
    amount,
    state: await stepOf(db, row),
    askedAt: askedAt.toISOString(),
    decidedBy: decidedBy && (await staffName(db, decidedBy)),
    reason,
  }
}

export async function presentOwed(db: DbOrTx, row: OwedRow): Promise<OwedCharge> {
  const { id, memberId, method, amount, takenAt, attemptId } = row
  const owed = await standingAt(db, 'customer-receivable', attemptId)
  return {
    id,
    memberId,
    maskedMember: await nameOf(db, memberId),
    method,
    amount,
    owed,
    takenAt: takenAt.toISOString(),
  }
}
