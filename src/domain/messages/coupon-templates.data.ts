import type { MessageTemplate } from './message-template.ts'

const COUPON = '{쿠폰}\n{쿠폰기한}까지'
// The law wants a way out of advertising in the message itself.
const OUT = '광고 수신은 내 정보에서 끄실 수 있습니다.\n{링크}'
const ADVERTISING = {
  required: ['쿠폰', '쿠폰기한'],
  optional: [],
  purpose: 'advertising',
  urgency: 'day',
} as const

/** News of coupons, by the channels that the member agreed to be advertised to by, and never at night. */
export const COUPON_TEMPLATES = {
  'coupon-given': {
    name: '쿠폰 지급',
    subject: '쿠폰을 드렸습니다',
    mail: `{이름}님, 쿠폰을 드렸습니다.\n${COUPON}\n${OUT}`,
    text: `쿠폰을 드렸습니다.\n${COUPON}\n${OUT}`,
    ...ADVERTISING,
  },
  'coupon-ends': {
    name: '쿠폰 기한 안내',
    subject: '쿠폰 기한이 다가옵니다',
    mail: `{이름}님, 가지고 계신 쿠폰의 기한이 다가옵니다.\n${COUPON}\n${OUT}`,
    text: `쿠폰 기한이 다가옵니다.\n${COUPON}\n${OUT}`,
    ...ADVERTISING,
  },
} as const satisfies Readonly<Record<string, MessageTemplate>>
