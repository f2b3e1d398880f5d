/** What the shop needs of others. */
export const SERVICE_NAMES = ['payment', 'mail', 'sms', 'storage', 'tracking', 'tax'] as const
export type ServiceName = (typeof SERVICE_NAMES)[number]

export const SERVICE_WORDS: Readonly<Record<ServiceName, { readonly name: string; readonly does: string }>> = {
  payment: { name: '결제', does: '카드, 계좌이체, 가상계좌와 환불' },
  mail: { name: '메일', does: '시안 안내와 서류' },
  sms: { name: '문자', does: '인증번호와 알림' },
  storage: { name: '파일 보관함', does: '인쇄 파일과 시안' },
  tracking: { name: '배송 조회', does: '택배가 어디쯤인지' },
  tax: { name: '세금계산서', does: '세금계산서와 현금영수증' },
}

/** What an order of the shop's own goes through before the first customer's does. */
export const ORDER_STEPS = ['ordered', 'approved', 'packed', 'dispatched', 'refunded'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

export const ORDER_STEP_WORDS: Readonly<Record<OrderStep, { readonly name: string; readonly does: string }>> = {
  ordered: { name: '주문', does: '가게에서 한 건을 주문해 봅니다' },
  approved: { name: '시안 승인', does: '고객으로 로그인해 승인합니다' },
  packed: { name: '인쇄 자료와 작업지시서', does: '받아서 열어 봅니다' },
  dispatched: { name: '송장과 출고', does: '송장을 넣어 보냅니다' },
  refunded: { name: '환불', does: '돌려드린 돈이 고객에게 닿는지 봅니다' },
}

/** Services and the shop's own work in the order in which one order meets them. */
export const REHEARSAL: readonly (ServiceName | OrderStep)[] = [
  'storage',
  'ordered',
  'payment',
  'mail',
  'approved',
  'packed',
  'dispatched',
  'sms',
  'tracking',
  'tax',
  'refunded',
]

/** What is paid and given back to try the gateway. */
export const CHECK_WON = 100
