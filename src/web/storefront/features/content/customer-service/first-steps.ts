import { BLEED } from '#/domain/print/n-up.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { feeWords } from '#/domain/orders/fees-words.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import type { FirstFacts } from './first.loader.ts'

interface StepNumber {
  readonly label: string
  readonly value: string
  readonly note?: string
}

export interface FirstStep {
  readonly name: 'choose' | 'file' | 'pay' | 'proof' | 'make' | 'send'
  readonly title: string
  readonly text: string
  /** What the shop reckons with at this step; left out where it could not be read. */
  readonly number: StepNumber | null
}

/** The six steps with the numbers that price, calendar and delivery go by: none is written down here. */
export const firstSteps = (
  { cutOff, book, promise, pickUpAt }: FirstFacts,
  fees: DeliveryFees,
): readonly FirstStep[] => [
  {
    name: 'choose',
    title: '사양을 고르면 가격이 나옵니다',
    text: '고르는 대로 가격이 바뀝니다. 안 되는 선택은 고르기 전에 이유와 함께 보입니다.',
    number: book && {
      label: book.summary,
      value: formatWon(book.total),
      note: `한 ${book.unit}에 ${formatWon(book.each)} · 부가세 포함`,
    },
  },
  {
    name: 'file',
    title: '파일을 놓습니다',
    text: 'PDF를 올리면 쪽수와 크기를 읽어 사양을 채웁니다. 파일은 주문한 뒤에 올리셔도 됩니다.',
    number: { label: '재단선 밖 여백', value: `${BLEED} mm`, note: '사방에 더 그려 두는 도련' },
  },
  {
    name: 'pay',
    title: '장바구니에 담아 결제합니다',
    text: '주문서에서 금액과 배송지를 확인한 뒤 결제합니다. 고르던 사양과 올린 파일은 로그인한 뒤에도 그대로 있습니다.',
    number: { label: '결제를 기다리는 동안', value: `${UNPAID_DAYS}일`, note: '그때까지 주문이 그대로 있습니다' },
  },
  {
    name: 'proof',
    title: '검사하고 시안을 보여 드립니다',
    text: '인쇄에 걸리는 점이 있으면 알려 드립니다. 시안에 의견을 남겨 고쳐 달라고 하시거나 확정하실 수 있습니다.',
    number: { label: '확정하시기 전에 취소하면', value: '비용 0원' },
  },
  {
    name: 'make',
    title: '확정하시면 제작합니다',
    text: `영업일 ${cutOff}시까지 확정하시면 그날부터 제작일을 셉니다. 제작일은 사양마다 가격 옆에 보입니다.`,
    number:
      book && promise
        ? {
            label: `지금 주문하고 ${promise.confirmBy}까지 확정하시면`,
            value: promise.leaves,
            note: `출고 · 제작 ${book.workingDays}영업일`,
          }
        : null,
  },
  {
    name: 'send',
    title: '상자로 받습니다',
    text: '보낸 뒤에는 주문 화면에서 송장 번호를 보실 수 있습니다. 여러 곳으로 나누어 보내실 수도 있습니다.',
    number: {
      label: '택배비',
      value: feeWords(fees, 'courier'),
      ...sentNote(pickUpAt, fees.freeFrom),
    },
  },
]

function sentNote(pickUpAt: string | null, freeFrom: number | null): { note?: string } {
  const parts = [
    freeFrom !== null && `상품 ${formatWon(freeFrom)}부터 첫 배송지 무료`,
    pickUpAt !== null && `집하 ${pickUpAt}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? { note: parts.join(' · ') } : {}
}
