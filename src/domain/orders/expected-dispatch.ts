import { type BusinessCalendar, cutOffHour, startDay } from '#/domain/calendar/business-days.ts'
import { planDays } from '#/domain/calendar/day-plan.ts'
import { dayWords } from './day-words.ts'
import type { OrderStep } from './merged-label.ts'
import { dispatchDay } from './due-date.ts'

export interface Undated {
  readonly label: { readonly step: OrderStep; readonly text: string }
  readonly workingDays: number
  /** It leaves no earlier, where it was ordered before it could be sent. */
  readonly agreedDay?: string | null
  /** Korean names of files that never came: then nothing has to be sent again. */
  readonly missingFiles?: readonly string[]
  /** It is printed without a proof. */
  readonly unseen?: boolean
  readonly calendar: BusinessCalendar
  readonly now: Date
}

export interface ExpectedDispatch {
  readonly day: string
  /** What has to happen by when, so that it is that day. */
  readonly when: string
}

/** What the customer does before there is a proof. */
const FIRST: Readonly<Record<string, string>> = {
  결제대기: '결제하고 ',
  입금대기: '입금하고 ',
  '파일 대기': '파일을 올리고 ',
  '파일 다시 올리기': '파일을 다시 올리고 ',
}

/** All that the customer does where there will be no proof. */
const UNSEEN: Readonly<Record<string, string>> = { 결제대기: '결제하시면', 입금대기: '입금하시면' }

/** When printed work leaves that nobody has approved yet, as the page after the order said it; null where no day can be named. */
export function expectedDispatch({
  label,
  workingDays,
  agreedDay = null,
  missingFiles = [],
  unseen = false,
  calendar,
  now,
}: Undated): ExpectedDispatch | null {
  if (label.step !== 'payment' && label.step !== 'file' && label.step !== 'proof') return null
  if (label.text === '시안확인요청') {
    const day = startDay(calendar, now)
    const leaves = dispatchDay(calendar, { paidAt: now, approvedAt: now, workingDays, agreedDay })
    return leaves === null ? null : { day: leaves, when: `${by(day, calendar, now)} 승인하시면` }
  }
  const { confirmBy, leaves } = planDays(calendar, now, workingDays, agreedDay)
  if (unseen) {
    const act = UNSEEN[label.text]
    return { day: leaves, when: act ? `${by(confirmBy, calendar, now)} ${act}` : '시안 없이 바로 제작합니다' }
  }
  const first = missingFiles.length > 0 ? `${missingFiles.join(', ')} 파일을 올리고 ` : (FIRST[label.text] ?? '')
  return { day: leaves, when: `${first}${by(confirmBy, calendar, now)} 승인하시면` }
}

const by = (day: string, calendar: BusinessCalendar, now: Date): string =>
  `${dayWords(day, now)} ${cutOffHour(calendar, day)}시까지`
