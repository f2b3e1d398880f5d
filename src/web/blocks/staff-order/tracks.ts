import { isSettled, mayLeave } from '#/domain/orders/guards.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { DELIVERY_STATES, type FileState, type PaymentState, type ProductionState } from '#/domain/orders/states.ts'
import { lineDelivery, readyParcels } from './line-parcels.ts'
import { marksOf, PAYMENT_WORDS } from './state-marks.ts'

/** A machine of states as a row of stops: how many there are, the last one reached, and whether it needs a hand there. */
export interface Track {
  readonly name: string
  readonly stops: number
  readonly reached: number
  readonly need: boolean
  readonly word: string
  readonly since: string | null
}

const PAYMENT_STOPS: Readonly<Record<PaymentState, number>> = {
  unpaid: 0,
  confirming: 1,
  'waiting-deposit': 1,
  deferred: 2,
  'part-paid': 2,
  paid: 2,
  'partly-refunded': 2,
  refunded: 2,
  cancelled: 0,
}
const FILE_STOPS: Readonly<Record<FileState, readonly [file: number, proof: number]>> = {
  'no-file': [0, 0],
  checking: [1, 0],
  problem: [2, 0],
  asked: [2, 0],
  material: [2, 0],
  ready: [3, 0],
  proofing: [3, 1],
  'waiting-customer': [3, 2],
  'changes-asked': [3, 3],
  approved: [3, 4],
}
const PRODUCTION_STOPS: Readonly<Record<ProductionState, number>> = {
  waiting: 0,
  planned: 1,
  printing: 2,
  binding: 3,
  packing: 4,
  done: 5,
  'on-hold': 0,
  remake: 0,
  cancelled: 0,
}

export function tracksOf(order: StaffOrder, line: StaffLine): readonly Track[] {
  const at = lineDelivery(order, line.lineId)
  const settled = isSettled(order.payment)
  const [file, proof, production, delivery] = marksOf({
    file: line.file,
    production: line.production,
    delivery: at,
    queue:
      !order.missingMoney?.open && mayLeave(order.payment) && readyParcels(order, line.lineId).length > 0
        ? 'dispatch'
        : settled &&
            !order.missingMoney?.open &&
            !order.cancelRequest &&
            line.file === 'approved' &&
            line.production === 'waiting'
          ? 'plan-production'
          : null,
  })
  const [fileStop, proofStop] = FILE_STOPS[line.file]
  const sent = order.deliveries.flatMap((one) => one.shipments)[0]?.dispatchedAt ?? null
  return [
    {
      name: '결제',
      stops: 3,
      reached: PAYMENT_STOPS[order.payment],
      need: order.missingMoney?.open ?? false,
      word: PAYMENT_WORDS[order.payment],
      since: order.paidAt ?? order.orderedAt,
    },
    { name: '파일', stops: 4, reached: fileStop, need: file.need, word: file.word, since: line.fileSince },
    {
      name: '시안',
      stops: 5,
      reached: proofStop,
      need: proof.need,
      word: proof.word,
      since: proofStop > 0 ? line.fileSince : null,
    },
    {
      name: '제작',
      stops: 6,
      reached: PRODUCTION_STOPS[line.production],
      need: production.need,
      word: production.word,
      since: line.productionSince,
    },
    {
      name: '배송',
      stops: DELIVERY_STATES.length - 1,
      reached: Math.max(0, DELIVERY_STATES.indexOf(at) - 1),
      need: delivery.need,
      word: delivery.word,
      since: sent,
    },
  ]
}
