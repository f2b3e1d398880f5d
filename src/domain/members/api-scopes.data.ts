/** What a key of the API may be given; an endpoint without one of them takes no keys. */
export const API_SCOPES = ['catalogue', 'files', 'orders-read', 'orders-write', 'payments', 'proofs'] as const
export type ApiScope = (typeof API_SCOPES)[number]

export const API_SCOPE_WORDS: Readonly<Record<ApiScope, { readonly name: string; readonly means: string }>> = {
  catalogue: { name: '상품·견적', means: '상품과 요금표를 보고 가격을 계산합니다.' },
  files: { name: '파일', means: '인쇄할 파일을 올리고 상태를 봅니다.' },
  'orders-read': { name: '주문 조회', means: '주문과 배송을 봅니다.' },
  'orders-write': { name: '주문하기', means: '장바구니에 담고, 주문하고, 취소합니다.' },
  payments: { name: '결제', means: '가상계좌를 발급하고 결제 상태를 봅니다.' },
  proofs: { name: '시안', means: '시안을 보고 승인하거나 수정을 요청합니다.' },
}

/** A firm needs one for each system, and one while it changes over. */
export const MOST_API_KEYS = 10
