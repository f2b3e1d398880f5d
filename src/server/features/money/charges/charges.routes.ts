import { AppError } from '#/contract/errors.ts'
import * as own from '#/contract/money/charges.contract.ts'
import * as desk from '#/contract/money/staff-charges.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { chargeProblem } from '#/domain/ledger/charge.ts'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import { listEmoneyRefunds, readEmoneyRefund } from '#/server/features/benefits/wallet/wallet.public.ts'
import { owedCharges, type PaymentsDeps, startCharge } from '#/server/features/money/payments/payments.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { type Route, listRoute, route, writeRoute } from '#/server/platform/http/route.ts'
import type { RefundAccount } from '#/server/ports/payment-gateway.ts'
import { askRefund, withdrawRefund } from './ask-refund.ts'
import { presentCharges, presentListed, presentOwed, presentRefund } from './charges.presenter.ts'
import { closeCharge } from './close-charge.ts'
import { decideRefund, settleOwedOf } from './decide-refund.ts'

const PAGE = 50

export const chargesRoutes = (deps: PaymentsDeps): readonly Route[] => [...customerRoutes(deps), ...deskRoutes(deps)]

function customerRoutes(deps: PaymentsDeps): readonly Route[] {
  return [
    route(own.readCharges, ({ principal }) => presentCharges(deps.database.db, principal.memberId, deps.clock.now())),
    writeRoute(own.startCharge, async ({ principal: { memberId }, body }, tx) => {
      const problem = chargeProblem(body.amount)
      if (problem) throw new AppError('INVALID_INPUT', problem, { amount: problem })
      const started = await startCharge(tx, deps, { memberId, ...body })
      return { ...started, customerName: (await findMember(tx, memberId))?.name ?? '' }
    }),
    writeRoute(own.closeCharge, async ({ principal: { memberId }, params }, tx) => {
      await closeCharge(tx, deps, { memberId, ...params })
      return { state: 'closing' as const }
    }),
    writeRoute(own.askEmoneyRefund, async ({ principal: { memberId }, body }, tx) =>
      presentRefund(tx, await askRefund(tx, deps, memberId, body)),
    ),
    writeRoute(own.withdrawEmoneyRefund, async ({ principal: { memberId }, params: { id } }, tx) =>
      presentRefund(tx, await withdrawRefund(tx, deps, { id, memberId })),
    ),
  ]
}

function deskRoutes(deps: PaymentsDeps): readonly Route[] {
  return [
    listRoute(desk.listEmoneyRefunds, async ({ query }, db) => {
      const [at = '', id = ''] = query.before?.split('~') ?? []
      const before = query.before ? { at: new Date(at), id } : null
      const rows = await listEmoneyRefunds(db, { openOnly: query.show === 'open', before, limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? shown.at(-1) : undefined
      const items = []
      for (const row of shown) items.push(await presentListed(db, row))
      const owed = []
      for (const row of before ? [] : await owedCharges(db, PAGE)) owed.push(await presentOwed(db, row))
      return { items, owed, next: last ? `${last.askedAt.toISOString()}~${last.id}` : null }
    }),
    writeRoute(desk.decideEmoneyRefund, async ({ principal: { staffId }, params: { id }, body: answer }, tx) => {
      await decideRefund(tx, deps, { id, staffId, answer })
      return DONE
    }),
    route(desk.readEmoneyRefundAccount, async ({ params }) => {
      const row = await readEmoneyRefund(deps.database.db, params.id)
      if (!row?.refundAccount) throw new AppError('NOT_FOUND')
      const { bank, accountNumber, holderName } = JSON.parse(deps.sealer.open(row.refundAccount)) as RefundAccount
      return { bank: BANK_NAMES.get(bank) ?? bank, accountNumber, holderName }
    }),
    writeRoute(desk.settleOwedCharge, async ({ principal: { staffId }, params: { id }, body: answer }, tx) => {
      await settleOwedOf(tx, deps, { id, staffId, answer })
      return DONE
    }),
  ]
}
