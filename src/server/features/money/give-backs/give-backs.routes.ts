import { AppError } from '#/contract/errors.ts'
import * as endpoints from '#/contract/money/give-backs.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { giveBackRefusal, mayCancelLine, sharesOf } from '#/domain/orders/give-back.ts'
import type { NamedLine } from '#/domain/orders/give-back-words.ts'
import { priceOfCopies } from '#/domain/orders/give-back-shares.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { letGo } from '#/domain/orders/order-change.ts'
import { josa } from '#/lib/josa.ts'
import { linesOf, orderByNumber, orderOf, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { answerGiveBack } from './answer-give-back.ts'
import { giveBack, isAlone } from './give-back.ts'
import type { GiveBacksDeps } from './give-backs-deps.ts'
import { presentGiveBack, presentPart } from './give-backs.presenter.ts'
import { askedGiveBacks, lockSecondAbove, readSecondAbove, updateSettings } from './give-backs.repo.ts'
import { planFor } from './plan-give-back.ts'
import { type OrderToGiveBack, readFacts } from './read-facts.ts'

export const giveBacksRoutes = (deps: GiveBacksDeps): readonly Route[] => [...lookRoutes(deps), ...actRoutes(deps)]

async function found(db: DbOrTx, orderNumber: string): Promise<OrderRow> {
  const order = await orderByNumber(db, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  return order
}

const namesOf = async (db: DbOrTx, orderId: string): Promise<ReadonlyMap<string, NamedLine>> =>
  new Map((await linesOf(db, orderId)).map(({ id, title, spec }) => [id, { title, unit: kindOf(spec.product).unit }]))

function lookRoutes(deps: GiveBacksDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(endpoints.readGiveBack, async ({ params, principal: { staffId } }) => {
      const order = await found(db, params.orderNumber)
      const from = await readFacts(db, order)
      const named = { orderNumber: order.number, lines: await namesOf(db, order.id), staffId }
      return {
        refusal: giveBackRefusal(from.facts),
        unpaid: order.capturedTotal === 0 && !from.facts.credit?.owed,
        left: { ...from.left, debt: from.facts.credit?.owed ?? 0 },
        payments: from.held.map(({ method, left, byDeposit }) => ({ method, left, byDeposit })),
        ...choicesOf(from),
        secondAbove: await readSecondAbove(db),
        alone: await isAlone(db, staffId),
        giveBacks: from.giveBacks.map((row) => presentGiveBack(row, named)),
      }
    }),
    route(endpoints.previewGiveBack, async ({ params, body }) => {
      const order = await found(db, params.orderNumber)
      const { plan, means, needsSecond, from } = await planFor(db, order, body)
      const lines = await namesOf(db, order.id)
      return {
        parts: plan.parts.map((part) => presentPart(part, lines)),
        proposed: plan.proposed,
        amount: plan.amount,
        means,
        over: letGo(means.cash, from.held).map(({ from: { method, byDeposit }, amount }) => ({
          method,
          byDeposit,
          amount,
        })),
        closes: plan.closes,
        needsSecond,
      }
    }),
    route(endpoints.listAskedGiveBacks, async ({ principal: { staffId } }) => {
      const giveBacks = []
      for (const row of await askedGiveBacks(db)) {
        const orderNumber = (await orderOf(db, row.orderId))?.number ?? ''
        giveBacks.push(presentGiveBack(row, { orderNumber, lines: await namesOf(db, row.orderId), staffId }))
      }
      return { giveBacks, alone: await isAlone(db, staffId), secondAbove: await readSecondAbove(db) }
    }),
  ]
}

/** What can be chosen, with what it comes to. */
function choicesOf({ facts }: OrderToGiveBack) {
  const shares = sharesOf(facts)
  return {
    lines: facts.lines.map((line) => {
      const { id: lineId, title, unit, copies, given } = line
      const paid = { paid: shares.lines.get(lineId) ?? 0, copies, before: given }
      const left = priceOfCopies(paid, copies - given)
      const cancelled = line.production === 'cancelled'
      return { lineId, title, unit, copies, given, left, mayCancel: mayCancelLine(line), cancelled }
    }),
    deliveries: facts.deliveries.map(({ id, given }, at) => {
      return { deliveryId: id, label: `배송지 ${at + 1}`, fee: shares.deliveries.get(id) ?? 0, given }
    }),
  }
}

function actRoutes(deps: GiveBacksDeps): readonly Route[] {
  return [
    writeRoute(endpoints.giveBack, async (call, tx) => {
      const { body, principal } = call
      const { orderNumber } = call.params
      const { state, amount, debt, alone, id } = await giveBack(tx, deps, {
        orderNumber,
        body,
        staffId: principal.staffId,
      })
      if (alone) {
        const detail = { amount, reason: body.aloneReason }
        await audit(tx, call, { action: 'give-back.alone', objectKind: 'give-back', objectId: id, orderNumber, detail })
      }
      return { state, amount, debt }
    }),
    writeRoute(endpoints.answerGiveBack, async (call, tx) => {
      const { giveBackId } = call.params
      const { body } = call
      const answered = await answerGiveBack(tx, deps, { giveBackId, body, staffId: call.principal.staffId })
      const { order, row, alone } = answered
      const action = body.agreed ? (alone ? 'give-back.alone' : 'give-back.agree') : 'give-back.refuse'
      const detail = { amount: row.amount, reason: row.answerReason }
      const object = { objectKind: 'give-back', objectId: row.id, orderNumber: order.number }
      await audit(tx, call, { action, ...object, detail })
      return { state: body.agreed ? ('done' as const) : ('refused' as const) }
    }),
    writeRoute(endpoints.changeGiveBackSettings, async ({ body: { shown, secondAbove }, principal }, tx) => {
      const now = await lockSecondAbove(tx)
      if (now !== shown)
        throw new AppError(
          'CONFLICT',
          `보시는 동안 ${formatWon(shown)}에서 ${josa(formatWon(now), '으로/로')} 바뀌어 저장하지 않았습니다.\n새로 고쳐 다시 확인해 주세요.`,
        )
      await updateSettings(tx, { secondAbove, changedBy: principal.staffId, changedAt: deps.clock.now() })
      return { secondAbove }
    }),
  ]
}
