import { AppError } from '#/contract/errors.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import * as own from '#/contract/money/repayments.contract.ts'
import * as desk from '#/contract/money/staff-repayments.contract.ts'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import { OWED_STATES } from '#/domain/orders/repayment-machine.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { actorOf, orderByNumber, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { RefundAccount } from '#/server/ports/payment-gateway.ts'
import { askAccount } from './ask-account.ts'
import { auditRepayment } from './audit-repayment.ts'
import { mayName, nameByLink, sendBack } from './name-account.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { recordTransfer } from './record-transfer.ts'
import { hashOfLink } from './repayment-link.ts'
import { refundsOfOrder } from './own-refunds.repo.ts'
import { presentByLink, presentListed, presentOwnRefunds, repaymentThings } from './repayments.presenter.ts'
import { lastAccount } from './refunds.repo.ts'
import { listRepayments, lockRepayment, readRepayment, repaymentOfLink, updateRepayment } from './repayments.repo.ts'

const PAGE = 50

/** Locks it. Errors: NOT_FOUND, CONFLICT when it is not what was looked at any more. */
async function requireUnmoved(tx: Tx, repaymentId: string, seen: LookedAt): Promise<void> {
  const locked = await lockRepayment(tx, repaymentId)
  if (!locked) throw new AppError('NOT_FOUND')
  requireSeen(seen, repaymentThings(locked.repayment))
}

/** As the customer or the desk named it last; null when nobody did. */
async function openAccount(
  tx: Tx,
  { sealer }: PaymentsDeps,
  repaymentId: string,
): Promise<ResultOf<typeof desk.readRepaymentAccount> | null> {
  const sealed = await lastAccount(tx, repaymentId)
  if (!sealed) return null
  const { bank, accountNumber, holderName } = JSON.parse(sealer.open(sealed)) as RefundAccount
  return { bank: BANK_NAMES.get(bank) ?? bank, accountNumber, holderName }
}

export const repaymentsRoutes = (deps: PaymentsDeps): readonly Route[] => [...customerRoutes(deps), ...deskRoutes(deps)]

function customerRoutes(deps: PaymentsDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(own.listOwnRepayments, async ({ principal, params }) => {
      const order = await orderByNumber(db, params.orderNumber)
      if (order?.memberId !== principal.memberId) throw new AppError('NOT_FOUND')
      return presentOwnRefunds(await refundsOfOrder(db, order.id))
    }),
    writeRoute(own.nameOwnAccount, async ({ principal, params, body }, tx) => {
      const { repaymentId, orderNumber } = params
      const only = { memberId: principal.memberId, orderNumber }
      const { state } = await sendBack(tx, deps, { repaymentId, ...body, by: actorOf(principal), only })
      return { state }
    }),
    route(own.readRefundLink, async ({ body }) => {
      const found = await repaymentOfLink(db, hashOfLink(body.token), deps.clock.now())
      if (!found) throw new AppError('NOT_FOUND')
      return presentByLink(found)
    }),
    writeRoute(own.nameAccountByLink, async ({ body }, tx) => ({ state: (await nameByLink(tx, deps, body)).state })),
  ]
}

function deskRoutes(deps: PaymentsDeps): readonly Route[] {
  return [
    route(desk.listRepayments, async ({ query }) => {
      const [at = '', id = ''] = query.before?.split('~') ?? []
      const before = query.before ? { at: new Date(at), id } : null
      const rows = await listRepayments(deps.database.db, { owedOnly: query.show === 'owed', before, limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? shown.at(-1) : undefined
      const by = { now: deps.clock.now(), calendar: await readCalendar(deps.database.db) }
      return {
        repayments: shown.map((row) => presentListed(row, by)),
        next: last ? `${last.since.toISOString()}~${last.id}` : null,
      }
    }),
    writeRoute(desk.readRepaymentAccount, async (call, tx) => {
      const repayment = await readRepayment(tx, call.params.repaymentId)
      const account =
        repayment && OWED_STATES.includes(repayment.state) ? await openAccount(tx, deps, repayment.id) : null
      if (!repayment || !account) throw new AppError('NOT_FOUND')
      await auditRepayment(tx, call, repayment, { action: 'repayment.reveal' })
      return account
    }),
    writeRoute(desk.sendRepayment, async (call, tx) => {
      const { repaymentId } = call.params
      await requireUnmoved(tx, repaymentId, call.body.seen)
      const refundAccount = call.body.refundAccount ?? null
      const sent = await sendBack(tx, deps, { repaymentId, refundAccount, by: actorOf(call.principal) })
      const detail = { amount: sent.amount, otherAccount: refundAccount !== null }
      await auditRepayment(tx, call, sent, { action: 'repayment.send', detail })
      return DONE
    }),
    writeRoute(desk.sendRepaymentLink, async (call, tx) => {
      const locked = await lockRepayment(tx, call.params.repaymentId)
      if (!locked) throw new AppError('NOT_FOUND')
      const { repayment, orders } = locked
      if (!mayName(repayment)) throw new AppError('CONFLICT', '지금은 계좌를 물을 수 없는 금액입니다.')
      await askAccount(tx, deps, repayment, orders, { atOnce: true })
      await updateRepayment(tx, repayment.id, { linkTries: 0 })
      await auditRepayment(tx, call, repayment, { action: 'repayment.ask' })
      await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
      return DONE
    }),
    writeRoute(desk.recordTransfer, async (call, tx) => {
      const { repaymentId } = call.params
      const { note, seen } = call.body
      await requireUnmoved(tx, repaymentId, seen)
      const sent = await recordTransfer(tx, deps, { repaymentId, note, by: actorOf(call.principal) })
      await auditRepayment(tx, call, sent, { action: 'repayment.transfer', detail: { amount: sent.amount, note } })
      return DONE
    }),
  ]
}
