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
    version: '2026-11-20',
    title: '주문제작 상품의 청약철회 제한에 동의합니다.',
    body: '고객님의 파일로 한 건씩 만드는 상품입니다. 시안을 승인하기 전에는 언제든 무료로 취소할 수 있습니다. 시안을 승인한 뒤에는 이미 들어간 비용을 확인하고 협의해 취소하며, 인쇄를 시작하면 단순 변심으로 취소하거나 환불할 수 없습니다. 인쇄 사고나 주문과 다른 제품은 이 동의와 관계없이 다시 제작하거나 환불해 드립니다.',
  },
  {
    kind: 'third-party',
    version: '2026-11-20',
    title: '배송을 위한 개인정보 제3자 제공에 동의합니다.',
    body: '제공받는 자: 택배·퀵·화물 운송사 / 목적: 상품 배송 / 항목: 받는 분 이름, 연락처, 주소 / 보유기간: 배송 완료 후 3개월. 동의하지 않으면 배송 대신 방문수령을 선택할 수 있습니다.',
  },
]

/** Goods that are fetched go to no carrier, so nothing is passed on. */
export function neededConsents(allPickup: boolean): readonly ConsentText[] {
  return allPickup ? CONSENT_TEXTS.filter((consent) => consent.kind !== 'third-party') : CONSENT_TEXTS
}
