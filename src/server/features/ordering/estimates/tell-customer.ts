import { lastDayOf } from '#/domain/estimates/validity.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import type { EstimateRow } from './estimates.table.ts'

const EVENTS = { made: 'estimate-made', adjusted: 'estimate-adjusted', raise: 'estimate-raise-asked' } as const

interface Told {
  readonly what: keyof typeof EVENTS
  /** Above the note of who made it. */
  readonly words?: string
  /** Of what may be asked more than once of one version. */
  readonly at?: Date
}

/** What staff did to an estimate, by e-mail, sent once the transaction has gone through. */
export async function tellCustomer(
  tx: Tx,
  { jobs }: Pick<EstimatesDeps, 'jobs'>,
  { id, number, memberId, receiver, total, expiresAt, staffName, note, version }: EstimateRow,
  { what, words, at }: Told,
): Promise<void> {
  await jobs.add(tx, tellNews, {
    key: [EVENTS[what], id, version, ...(at ? [at.getTime()] : [])].join(':'),
    to: { name: receiver.name, email: receiver.email, phone: '', memberId },
    happening: {
      event: EVENTS[what],
      by: 'staff',
      payment: 'unpaid',
      fields: {
        견적번호: number,
        금액: formatWon(total),
        유효기간: lastDayOf(expiresAt),
        담당자: staffName ?? '',
        안내: [words, note].filter(Boolean).join('\n'),
      },
    },
    path: '/mypage/estimate',
  })
}
