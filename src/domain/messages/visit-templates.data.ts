import type { MessageTemplate } from './message-template.ts'

const VISIT = '{방문일시}\n{방문목적}'
const CHANGE = '{변경기한}까지 아래 링크에서 바꾸거나 취소하실 수 있습니다.\n{링크}'

const said = (name: string, first: string, after: string) =>
  ({
    name,
    subject: '방문 예약',
    mail: `{이름}님, ${first}\n${VISIT}\n${after}`,
    text: `${first}\n${VISIT}\n${after}`,
  }) as const

/** Still to come: it can be changed by the link until a while before. */
const OPEN = {
  required: ['방문일시', '방문목적', '변경기한'],
  optional: [],
  purpose: 'order',
} as const
/** What customers just did, and may do all day. */
const DONE = { urgency: 'now', repeats: true } as const
const OVER = { required: ['방문일시', '방문목적'], optional: [], purpose: 'order' } as const

/** Visits of the shop, told by text message. What the customer just did is answered at once; what the shop did waits for the day. */
export const VISIT_TEMPLATES = {
  'visit-requested': {
    ...said('방문 신청', '방문 신청을 받았습니다. 확인하고 알려 드립니다.', CHANGE),
    ...OPEN,
    ...DONE,
  },
  'visit-booked': { ...said('방문 예약', '방문 예약이 확정되었습니다.', CHANGE), ...OPEN, ...DONE },
  'visit-confirmed': { ...said('방문 확정', '신청하신 방문이 확정되었습니다.', CHANGE), ...OPEN, urgency: 'day' },
  'visit-moved': { ...said('방문 변경', '방문 시간이 바뀌었습니다.', CHANGE), ...OPEN, ...DONE },
  'visit-moved-staff': {
    ...said('방문 변경 (담당자)', '방문 시간을 옮겨 드렸습니다.', CHANGE),
    ...OPEN,
    urgency: 'day',
  },
  'visit-cancelled': {
    ...said('방문 취소', '방문 예약을 취소했습니다.', '다시 오실 때는 새로 예약해 주세요.'),
    ...OVER,
    ...DONE,
  },
  'visit-cancelled-staff': {
    ...said('방문 취소 (담당자)', '죄송합니다. 방문 예약을 취소하게 되었습니다.', '사유: {안내}'),
    required: ['방문일시', '방문목적', '안내'],
    optional: [],
    purpose: 'order',
    urgency: 'day',
  },
  'visit-reminder': { ...said('방문 하루 전', '내일 방문 예약이 있습니다.', CHANGE), ...OPEN, urgency: 'day' },
} as const satisfies Readonly<Record<string, MessageTemplate>>
