import { changeDays, previewChange } from '#/contract/production/staff-calendar.contract.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { askPressPackage } from '#/contract/prepress/press.contract.ts'
import { advanceLines, moveLine, PRODUCTION_MOVES } from '#/contract/production/production.contract.ts'
import {
  assignProofPartner,
  commentOnProof,
  makeProofVersion,
  publishProofVersion,
  readProof,
  resolveComment,
} from '#/contract/prepress/proofs.contract.ts'
import { dispatchOrder, moveParcel } from '#/contract/production/shipping.contract.ts'
import { importWaybills } from '#/contract/production/waybill-import.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import { askOverride } from '#/contract/production/order-desk.contract.ts'
import { assignOrder, readStaffOrder, requestFile } from '#/contract/production/staff-order.contract.ts'
import type { Crowd, SharedOrder } from './crowd.ts'
import { seenCancel } from '../looked-at.ts'

export type Act = (crowd: Crowd, order: SharedOrder) => Promise<unknown>

const waybill = ({ random }: Crowd) => String(100_000_000_000 + Math.floor(random() * 30))
const some = (crowd: Crowd) => crowd.orders.filter(() => crowd.random() < 0.4)

/** The proof of an order as staff last saw it; null while there is none. */
export async function proofIdOf({ shop }: Crowd, { lineId }: SharedOrder): Promise<string | null> {
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    'select id from proofs where line_id = $1',
    [lineId],
  )
  return rows[0]?.id ?? null
}

const onProof =
  (act: (crowd: Crowd, proofId: string) => Promise<unknown>): Act =>
  async (crowd, order) => {
    const proofId = await proofIdOf(crowd, order)
    if (proofId) await act(crowd, proofId)
  }

/** What the desk does; each is one or two calls, and a refusal (4xx) is as good as a success. */
export const DESK_ACTS: readonly Act[] = [
  ({ call, staff: as }, { lineId }) => call(makeProofVersion, { as, params: { lineId }, body: { note: '' } }),
  ({ call, staff: as }, { lineId }) =>
    call(requestFile, { as, params: { lineId }, body: { text: '표지를 다시 올려 주세요.' } }),
  ({ call, staff: as }, { lineId }) =>
    call(askOverride, { as, params: { lineId }, body: { reason: '눈으로 보았습니다.' } }),
  onProof(({ call, staff: as }, proofId) =>
    call(commentOnProof, { as, params: { proofId }, body: { text: '여백을 봐 주세요.' } }),
  ),
  onProof(async (crowd, proofId) => {
    const { call, staff: as } = crowd
    const { data } = await call(readProof, { as, params: { proofId } })
    const version = (data.versions.find(({ state }) => state === 'draft') ?? data.versions[0])?.number ?? 1
    await call(publishProofVersion, { as, params: { proofId }, body: { version, note: '' } })
    const message = data.messages[0]
    if (message)
      await call(resolveComment, { as, params: { proofId, messageId: message.id }, body: { resolved: true } })
  }),
  onProof(({ call, staff: as, partner, random }, proofId) =>
    call(assignProofPartner, {
      as,
      params: { proofId },
      body: { partnerId: random() < 0.5 ? partner.partnerId : null },
    }),
  ),
  ({ call, staff: as, pick }, { lineId }) =>
    call(moveLine, { as, params: { lineId }, body: { event: pick(PRODUCTION_MOVES), note: '' } }),
  (crowd) => {
    const lineIds = some(crowd).map((order) => order.lineId)
    return lineIds.length > 0 ? crowd.call(advanceLines, { as: crowd.staff, body: { lineIds } }) : Promise.resolve()
  },
  ({ call, staff: as }, { lineId }) => call(askPressPackage, { as, params: { lineId } }),
  (crowd, { orderNumber }) =>
    crowd.call(dispatchOrder, {
      as: crowd.staff,
      params: { orderNumber },
      body: { courier: 'CJ대한통운', trackingNumber: waybill(crowd) },
    }),
  (crowd) => {
    const rows = some(crowd).map(({ orderNumber }, at) => ({
      line: at + 1,
      order: orderNumber,
      name: '윤서영',
      phone: '010-2345-6789',
      waybill: waybill(crowd),
    }))
    const body = { courier: '04', rows, columns: {} }
    return rows.length > 0 ? crowd.call(importWaybills, { as: crowd.staff, body }) : Promise.resolve()
  },
  ({ call, staff: as, pick }, { deliveryId }) =>
    call(moveParcel, {
      as,
      params: { deliveryId },
      body: { event: pick(['depart', 'deliver', 'return'] as const) },
    }),
  async ({ call, shop, staff: as, random }, { orderNumber }) => {
    const seen = await seenCancel(shop, orderNumber)
    const agree = random() < 0.5
    const body = agree
      ? ({ agreed: true, kept: 0, text: '취소합니다.', seen } as const)
      : ({ agreed: false, text: '이미 찍었습니다.', seen } as const)
    return call(answerCancel, { as, params: { orderNumber }, body })
  },
  ({ call, staff: as, random }, { orderNumber }) =>
    call(assignOrder, { as, params: { orderNumber }, body: { mine: random() < 0.5 } }),
  // It holds every order whose day moves; rarely, or it is all that the others wait for.
  async ({ call, staff: as, pick, random }) => {
    if (random() >= 0.2) return
    const act = pick(['close', 'open'] as const)
    const change = { act, from: '2027-03-03', to: '2027-03-05', kind: 'closing', reason: '기계 점검' } as const
    // A day that is closed or open already has nothing to preview.
    const preview = await call(previewChange, { as, body: change })
    if (preview.status === 200) await call(changeDays, { as, body: { ...change, seen: preview.data.seen } })
  },
  ({ call, staff: as }) => call(readQueue, { as }),
  ({ call, staff: as }, { orderNumber }) => call(readStaffOrder, { as, params: { orderNumber } }),
]
