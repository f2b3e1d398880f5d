/** What a firm's system can be told. The news names what to ask for; what became of it is read by the API. */
export const WEBHOOK_EVENTS = {
  'order.placed': '주문 접수',
  'order.paid': '결제 완료',
  'order.cancelled': '주문 취소',
  'file.passed': '파일 검사 통과',
  'file.refused': '파일 문제',
  'proof.ready': '시안 도착',
  'proof.approved': '시안 승인',
  'production.started': '제작 시작',
  'order.dispatched': '출고',
  'order.delivered': '배송 완료',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEvent[]

/** Sent by the button of the page; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test'
export const MOST_WEBHOOKS = 5
