import type { LineNature } from './line-nature.ts'

/** What a customer agrees to before ordering; each is ticked by hand and stored with the version of its text. */
export const CONSENT_KINDS = ['purchase', 'made-to-order', 'third-party'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export interface ConsentText {
  readonly kind: ConsentKind
  /** Date from which this text is in force. A changed text gets a new version, never an edit. */
  readonly version: string
  readonly title: string
  readonly body: string
}

/** Of each thing what becomes of it: nobody agrees to what has nothing to do with the order. */
const MADE_TO_ORDER: Readonly<Record<LineNature, string>> = {
  printed:
    '고객님의 파일로 한 건씩 만드는 상품입니다. 시안을 승인하기 전에는 언제든 무료로 취소할 수 있습니다. 시안을 승인한 뒤에는 이미 들어간 비용을 확인하고 협의해 취소하며, 인쇄를 시작하면 단순 변심으로 취소하거나 환불할 수 없습니다. 인쇄 사고나 주문과 다른 제품은 이 동의와 관계없이 다시 제작하거나 환불해 드립니다.',
  edition:
    '교재는 고르신 표지와 부수로 한 건씩 만들고 시안 없이 제작합니다. 제작이 정해진 뒤에는 이미 들어간 비용을 확인하고 협의해 취소하며, 인쇄를 시작하면 단순 변심으로 취소하거나 환불할 수 없습니다. 주문과 다른 교재는 이 동의와 관계없이 다시 제작하거나 환불해 드립니다.',
  ebook:
    '전자책은 고객님의 원고로 한 건씩 만드는 파일입니다. 시안이 나오기 전에는 언제든 무료로 취소할 수 있습니다. 시안을 보여 드린 뒤에는 이미 들어간 비용을 확인하고 협의해 취소하며, 승인해 납품하면 단순 변심으로 취소하거나 환불할 수 없습니다. 주문과 다른 파일은 이 동의와 관계없이 다시 만들거나 환불해 드립니다.',
  kit: '종이 샘플은 고르신 종이를 담아 보냅니다. 담기 전에는 언제든 무료로 취소할 수 있습니다. 주문과 다른 샘플은 이 동의와 관계없이 다시 보내 드리거나 환불해 드립니다.',
}
const NATURES = Object.keys(MADE_TO_ORDER) as readonly LineNature[]

const madeToOrder = (natures: readonly LineNature[]): string =>
  NATURES.filter((nature) => natures.includes(nature))
    .map((nature) => MADE_TO_ORDER[nature])
    .join(' ')

/**
 * The notice about made-to-order goods stands on its own, as the law asks for: withdrawal is limited only when the buyer was
 * told separately before ordering and agreed. Goods that differ from what was ordered can always be returned.
 */
export const CONSENT_TEXTS: readonly ConsentText[] = [
  {
    kind: 'purchase',
    version: '2026-11-20',
    title: '주문 내용과 금액을 확인했고 구매에 동의합니다.',
    body: '사양, 부수, 배송지와 최종 결제금액을 확인했습니다.',
  },
  {
    kind: 'made-to-order',
    version: '2026-11-24',
    title: '주문제작 상품의 청약철회 제한에 동의합니다.',
    body: madeToOrder(['printed', 'edition', 'ebook', 'kit']),
  },
  {
    kind: 'third-party',
    version: '2026-11-20',
    title: '배송을 위한 개인정보 제3자 제공에 동의합니다.',
    body: '제공받는 자: 택배·퀵·화물 운송사 / 목적: 상품 배송 / 항목: 받는 분 이름, 연락처, 주소 / 보유기간: 배송 완료 후 3개월. 동의하지 않으면 배송 대신 방문수령을 선택할 수 있습니다.',
  },
]

/** Goods that are fetched go to no carrier, so nothing is passed on. */
export function neededConsents(
  allPickup: boolean,
  natures: readonly LineNature[] = ['printed'],
): readonly ConsentText[] {
  return CONSENT_TEXTS.filter(({ kind }) => !allPickup || kind !== 'third-party').map((consent) =>
    consent.kind === 'made-to-order' ? { ...consent, body: madeToOrder(natures) } : consent,
  )
}
