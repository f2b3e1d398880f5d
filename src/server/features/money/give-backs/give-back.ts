import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { giveBack as giveBackEndpoint } from '#/contract/money/give-backs.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import {
  lockOrderNumbered,
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import { staffName, staffWithRight } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { carryOutGiveBack } from './carry-out-give-back.ts'
import type { GiveBacksDeps } from './give-backs-deps.ts'
import { insertGiveBack } from './give-backs.repo.ts'
import type { GiveBackRow } from './give-backs.table.ts'
import { planFor, type PlannedGiveBack } from './plan-give-back.ts'

interface Asked {
  readonly orderNumber: string
  readonly body: BodyOf<typeof giveBackEndpoint>
  readonly staffId: string
}

/** Nobody else at the shop may agree to a refund. */
export const isAlone = async (db: DbOrTx, staffId: string): Promise<boolean> =>
  (await staffWithRight(db, 'money')).every(({ id }) => id === staffId)

/** Gives back at once, or asks a second person above the limit. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT. */
export async function giveBack(
  tx: Tx,
  deps: GiveBacksDeps,
  { orderNumber, body, staffId }: Asked,
): Promise<ResultOf<typeof giveBackEndpoint> & { readonly alone: boolean; readonly id: string }> {
  const order = await lockOrderNumbered(tx, orderNumber)
  const planned = await planFor(tx, order, body.wish)
  refuseOther(planned, body)
  if (planned.from.giveBacks.some(({ state }) => state === 'asked'))
    throw new AppError('CONFLICT', '확인을 기다리는 환불이 있습니다. 그 답이 난 뒤에 해 주세요.')
  const alone = planned.needsSecond && Boolean(body.aloneReason)
  if (alone && !(await isAlone(tx, staffId)))
    throw new AppError('CONFLICT', '함께 확인할 수 있는 다른 직원이 있습니다. 확인을 요청해 주세요.')
  const waits = planned.needsSecond && !alone
  const row = await rowOf(tx, deps, { order, planned, body, staffId, waits })
  await insertGiveBack(tx, row)
  if (waits) await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
  else await carryOutGiveBack(tx, deps, { order, row, planned, by: { kind: 'staff', id: staffId } })
  return { state: waits ? 'asked' : 'done', amount: row.amount, debt: row.debt, alone, id: row.id }
}

function refuseOther({ plan, from }: PlannedGiveBack, { shown, shownAmount, wish, keptReason }: Asked['body']): void {
  // Two people who answer one complaint choose the same copies and come to the same amount.
  if (from.giveBacks.length !== shown)
    throw new AppError(
      'CONFLICT',
      '창을 연 뒤에 이 주문에서 다른 환불이 있었습니다.\n아직 아무것도 하지 않았습니다. 창을 닫고 지금까지의 환불을 확인해 주세요.',
    )
  if (plan.amount !== shownAmount)
    throw new AppError(
      'CONFLICT',
      `그 사이 돌려드릴 금액이 ${formatWon(plan.amount)}으로 바뀌었습니다.\n아직 아무것도 하지 않았습니다. 새 금액을 확인하고 다시 눌러 주세요.`,
      { shownAmount: String(plan.amount) },
    )
  if (wish.kept === 0 || keptReason) return
  const message = '남기는 비용이 무엇인지 적어 주세요.'
  throw new AppError('INVALID_INPUT', message, { keptReason: message })
}

interface Decision extends Pick<Asked, 'body' | 'staffId'> {
  readonly order: OrderRow
  readonly planned: PlannedGiveBack
  readonly waits: boolean
}

async function rowOf(
  tx: Tx,
  deps: GiveBacksDeps,
  { order, planned, body, staffId, waits }: Decision,
): Promise<GiveBackRow> {
  const name = (await staffName(tx, staffId)) ?? ''
  const now = deps.clock.now()
  const answer = { answeredBy: staffId, answeredByName: name, answeredAt: now, answerReason: body.aloneReason ?? '' }
  return {
    id: deps.ids.uuid(),
    orderId: order.id,
    state: waits ? 'asked' : 'done',
    cause: body.cause,
    words: body.words,
    wish: body.wish,
    parts: planned.plan.parts,
    amount: planned.plan.amount,
    kept: body.wish.kept,
    keptReason: body.keptReason ?? '',
    ...planned.means,
    askedBy: staffId,
    askedByName: name,
    askedAt: now,
    ...(waits ? { answeredBy: null, answeredByName: '', answeredAt: null, answerReason: '' } : answer),
  }
}
