/** Why the shop gives money back, as staff choose it and as the customer reads it. */
export const GIVE_BACK_CAUSES = {
  'customer-wish': { label: '고객 요청', said: '요청하신 취소' },
  'cannot-make': { label: '제작할 수 없음', said: '제작할 수 없는 품목' },
  'print-fault': { label: '인쇄·제본 불량', said: '인쇄나 제본의 문제' },
  'count-short': { label: '수량 부족', said: '모자란 수량' },
  'delivery-late': { label: '납기 지연', said: '늦어진 출고' },
  'delivery-damage': { label: '배송 파손·분실', said: '배송 중의 파손이나 분실' },
  'fee-mistake': { label: '배송비 잘못 받음', said: '더 받은 배송비' },
  'price-mistake': { label: '금액 잘못 받음', said: '더 받은 금액' },
  'shop-mistake': { label: '그 밖의 우리 실수', said: '저희의 실수' },
  goodwill: { label: '사과와 배려', said: '불편을 드린 데 대한 사과' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly said: string }>>

export type GiveBackCause = keyof typeof GIVE_BACK_CAUSES
export const GIVE_BACK_CAUSE_IDS = Object.keys(GIVE_BACK_CAUSES) as [GiveBackCause, ...GiveBackCause[]]
