import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { answerGiveBack as endpoint } from '#/contract/money/give-backs.contract.ts'
import {
  lockOrders,
  type OrderRow,
  orderTopic,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { carryOutGiveBack } from './carry-out-give-back.ts'
import type { GiveBacksDeps } from './give-backs-deps.ts'
import { readGiveBack, updateGiveBack } from './give-backs.repo.ts'
import type { GiveBackRow } from './give-backs.table.ts'
import { isAlone } from './give-back.ts'
import { planFor } from './plan-give-back.ts'

interface Answer {
  readonly giveBackId: string
  readonly body: BodyOf<typeof endpoint>
  readonly staffId: string
}

export interface Answered {
  readonly order: OrderRow
  readonly row: GiveBackRow
  readonly alone: boolean
}

/**
 * The second look: carried out exactly as it was asked, or refused with a reason. CONFLICT when it was answered already, when the
 * order has come to something else meanwhile, and for whoever asked as long as somebody else may agree.
 */
export async function answerGiveBack(
  tx: Tx,
  deps: GiveBacksDeps,
  { giveBackId, body, staffId }: Answer,
): Promise<Answered> {
  const { order, row } = await lockAsked(tx, giveBackId)
  const own = row.askedBy === staffId
  const alone = own && body.agreed
  if (alone && !(await isAlone(tx, staffId)))
    throw new AppError('CONFLICT', '올린 사람이 아닌 다른 직원이 확인해야 합니다.')
  const reason = body.reason ?? ''
  if ((alone || !body.agreed) && reason.length < 2) {
    const message = alone ? '혼자 확인하는 까닭을 적어 주세요.' : '돌려보내는 까닭을 적어 주세요.'
    throw new AppError('INVALID_INPUT', message, { reason: message })
  }
  const answer = {
    state: body.agreed ? ('done' as const) : ('refused' as const),
    answeredBy: staffId,
    answeredByName: (await staffName(tx, staffId)) ?? '',
    answeredAt: deps.clock.now(),
    answerReason: reason,
  }
  const planned = body.agreed ? await planFor(tx, order, row.wish) : null
  if (planned && planned.plan.amount !== row.amount)
    throw new AppError(
      'CONFLICT',
      '올린 뒤에 주문의 금액이 달라졌습니다. 이 요청은 돌려보내고 새로 올려 달라고 해 주세요.',
    )
  await updateGiveBack(tx, row.id, { ...answer, ...planned?.means })
  if (planned)
    await carryOutGiveBack(tx, deps, {
      order,
      row: { ...row, ...answer, ...planned.means },
      planned,
      by: { kind: 'staff', id: staffId },
    })
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
  return { order, row: { ...row, ...answer }, alone }
}

async function lockAsked(tx: Tx, giveBackId: string): Promise<{ order: OrderRow; row: GiveBackRow }> {
  const found = await readGiveBack(tx, giveBackId)
  const [order] = found ? await lockOrders(tx, [found.orderId]) : []
  const row = order ? await readGiveBack(tx, giveBackId) : null
  if (!order || !row) throw new AppError('NOT_FOUND')
  if (row.state !== 'asked') throw new AppError('CONFLICT', '이미 답한 요청입니다. 새로 고쳐 확인해 주세요.')
  return { order, row }
}
