import type { DeliveryState, FileState, PaymentState, ProductionState } from './states.ts'

export interface MergedState {
  readonly payment: PaymentState
  readonly file: FileState
  readonly production: ProductionState
  readonly delivery: DeliveryState
  /** False where nothing of it goes to an address: it is done with its approval. */
  readonly isSent?: boolean
  /** A kit of samples: nothing of it is made. */
  readonly isKit?: boolean
  /** Printed without a proof: nobody approves one. */
  readonly isUnseen?: boolean
  /** Cancelled, and the shop keeps all that was paid. */
  readonly keepsAll?: boolean
  /** Money of the order was taken back. */
  readonly moneyMissing?: boolean
  /** A dearer change of the order waits for its money. */
  readonly changeWaits?: boolean
}

/** Steps of the status strip on my page, in order; `cancelled` stands outside it. */
export const ORDER_STEPS = ['payment', 'file', 'proof', 'production', 'delivery', 'done', 'cancelled'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

export const ORDER_STEP_NAMES: Readonly<Record<OrderStep, string>> = {
  payment: '결제',
  file: '파일',
  proof: '시안',
  production: '제작',
  delivery: '배송',
  done: '완료',
  cancelled: '취소',
}

export interface MergedLabel {
  readonly step: OrderStep
  /** What the customer reads. */
  readonly customer: string
  /** What staff reads: who has to do something now. */
  readonly staff: string
  /** True when the customer has to act before anything goes on. */
  readonly yourTurn: boolean
}

const label = (step: OrderStep, customer: string, staff = customer, yourTurn = false): MergedLabel => ({
  step,
  customer,
  staff,
  yourTurn,
})

const READY_TO_GO = '출고 준비중'
export const REST_WAITS = '잔금 결제 대기'

/** Whether the day of dispatch is still a promise: the job has not left and was not cancelled. */
export const isStillToGo = ({ step, text }: { readonly step: OrderStep; readonly text: string }): boolean =>
  text === READY_TO_GO || !['delivery', 'done', 'cancelled'].includes(step)

/** Four states as one word, the latest machine that has moved first. */
export function mergedLabel(state: MergedState): MergedLabel {
  if (state.payment === 'cancelled') return label('cancelled', '취소완료')
  if (state.payment === 'refunded') return label('cancelled', '환불완료')
  if (state.production === 'cancelled') return cancelledLabel(state)
  return (
    missingLabel(state) ??
    changeLabel(state) ??
    deliveryLabel(state) ??
    productionLabel(state.production) ??
    paymentLabel(state.payment) ??
    (state.file === 'material' ? materialLabel(state) : fileLabel(state.file, state.isUnseen))
  )
}

/** The money was there once: nothing goes on before it is there again. What has left is where it is. */
function missingLabel({ moneyMissing, payment, delivery }: MergedState): MergedLabel | null {
  if (!moneyMissing || (delivery !== 'preparing' && delivery !== 'pickup-ready')) return null
  if (payment === 'waiting-deposit') return label('payment', '입금대기', '입금 취소', true)
  if (payment === 'unpaid') return label('payment', '결제대기', '결제 취소·이의제기', true)
  return label('payment', '결제 확인중', '결제 취소·이의제기')
}

/** The order is as it was, and stands still until the difference is paid or the change is taken back. */
const changeLabel = ({ changeWaits, delivery }: MergedState): MergedLabel | null =>
  changeWaits && delivery === 'preparing' ? label('payment', '차액 결제 대기', '변경 차액 결제 대기', true) : null

/** Out of work, with money that was paid: it is on its way back, came back in part, or is kept for what the job has cost. */
function cancelledLabel({ payment, keepsAll }: MergedState): MergedLabel {
  if (payment === 'partly-refunded') return label('cancelled', '취소 · 일부 환불')
  return keepsAll ? label('cancelled', '취소완료') : label('cancelled', '환불 진행중', '취소 · 환불 확인')
}

function deliveryLabel({ delivery, production, payment, isSent = true }: MergedState): MergedLabel | null {
  if (!isSent) return production === 'done' ? label('done', '납품 완료') : null
  if (delivery === 'confirmed') return label('done', '구매확정')
  if (delivery === 'delivered') return label('done', '배송완료')
  if (delivery === 'in-transit') return label('delivery', '배송중')
  if (delivery === 'shipped') return label('delivery', '출고완료')
  if (delivery === 'pickup-ready') return label('delivery', '방문수령 대기', '방문수령 대기', true)
  if (production !== 'done') return null
  if (payment === 'part-paid') return label('payment', REST_WAITS, '잔금 결제 대기', true)
  return label('delivery', READY_TO_GO, '출고 대기')
}

function productionLabel(production: ProductionState): MergedLabel | null {
  const words: Partial<Record<ProductionState, string>> = {
    planned: '인쇄대기',
    printing: '인쇄중',
    binding: '후가공·제본중',
    packing: '검수·포장',
    'on-hold': '제작 보류',
    remake: '재제작 준비중',
  }
  const word = words[production]
  return word ? label('production', word) : null
}

function paymentLabel(payment: PaymentState): MergedLabel | null {
  if (payment === 'unpaid') return label('payment', '결제대기', '결제대기', true)
  if (payment === 'confirming') return label('payment', '결제 확인중', '결제 확인중 (다시 청구 금지)')
  if (payment === 'waiting-deposit') return label('payment', '입금대기', '입금대기', true)
  return null
}

/** What waits for a person's hands and has no file: a kit to pack, an e-book to make, or material to convert. */
function materialLabel({ isKit, isSent }: MergedState): MergedLabel {
  if (isKit) return label('production', '샘플 준비중', '샘플 담기')
  return isSent === false ? label('production', '전자책 제작중') : fileLabel('material')
}

function fileLabel(file: FileState, isUnseen = false): MergedLabel {
  const words: Readonly<Record<FileState, MergedLabel>> = {
    'no-file': label('file', '파일 대기', '파일 미업로드', true),
    checking: label('file', '파일 확인중'),
    problem: label('file', '파일 다시 올리기', '파일 오류 · 고객 재업로드', true),
    asked: label('file', '담당자 확인중', '고객 확인 요청'),
    material: label('file', '자료 변환중', '자료 변환 필요'),
    ready: label('proof', '시안 준비중', '시안 작성 필요'),
    proofing: label('proof', '시안 제작중'),
    'waiting-customer': label('proof', '시안확인요청', '고객 확인 대기', true),
    'changes-asked': label('proof', '시안 수정중', '시안 수정 필요'),
    approved: label('production', isUnseen ? '인쇄 확정' : '시안 승인', '생산 계획 필요'),
  }
  return words[file]
}

/** An order with several lines is as far as its slowest one. */
export function slowest(labels: readonly MergedLabel[]): MergedLabel {
  const rank = (entry: MergedLabel) => ORDER_STEPS.indexOf(entry.step) * 2 + (entry.yourTurn ? 0 : 1)
  const live = labels.filter((entry) => entry.step !== 'cancelled')
  const candidates = live.length > 0 ? live : labels
  const first = candidates[0]
  if (!first) throw new Error('an order has at least one line')
  return candidates.reduce((slow, entry) => (rank(entry) < rank(slow) ? entry : slow), first)
}
