/** What the shop needs of others, in the order in which they are tried before it opens. */
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

/** What is paid and given back to try the gateway. */
export const CHECK_WON = 100
