import { to } from '#/contract/web-paths.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { josa } from '#/lib/josa.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { PaymentDetails } from './payments.table.ts'
import { koreanMoment } from '#/domain/calendar/business-days.ts'

type ChargeNews =
  | { readonly event: 'emoney-charged'; readonly key: string; readonly amount: number; readonly method: string }
  | {
      readonly event: 'emoney-taken-back'
      readonly key: string
      readonly amount: number
      readonly method: string
      readonly owed: number
    }
  | {
      readonly event: 'emoney-account'
      readonly key: string
      readonly amount: number
      readonly account: NonNullable<PaymentDetails['account']>
    }
  | { readonly event: 'emoney-refunded'; readonly key: string; readonly amount: number }
  | { readonly event: 'emoney-refund-refused'; readonly key: string; readonly amount: number; readonly reason: string }

/** Whoever has left meanwhile is told nothing. */
export async function tellOfCharge(tx: Tx, deps: PaymentsDeps, memberId: string, news: ChargeNews): Promise<void> {
  const member = await findMember(tx, memberId)
  if (!member || member.leftAt) return
  const { name, email, phone, id } = member
  const key = `${news.event}:${news.key}`
  const path = to('/mypage/emoney')
  const happening = happeningOf(news)
  await deps.jobs.add(tx, tellNews, { key, to: { name, email, phone, memberId: id }, happening, path }, { key })
}

function happeningOf(news: ChargeNews): Happening {
  const 금액 = formatWon(news.amount)
  switch (news.event) {
    case 'emoney-charged':
      return {
        event: news.event,
        by: 'clock',
        payment: 'paid',
        fields: { 금액, 결제수단: josa(news.method, '으로/로') },
      }
    case 'emoney-taken-back':
      return {
        event: news.event,
        by: 'clock',
        payment: 'unpaid',
        fields: { 금액, 다음할일: nextOf(news.owed) },
      }
    case 'emoney-account': {
      const { bank: 은행, number: 계좌번호, holder: 예금주, dueAt } = news.account
      const fields = { 금액, 은행, 계좌번호, 예금주, 입금기한: koreanMoment(new Date(dueAt)) }
      return { event: news.event, by: 'customer', payment: 'unpaid', fields }
    }
    case 'emoney-refunded':
      return { event: news.event, by: 'clock', payment: 'paid', fields: { 금액 } }
    case 'emoney-refund-refused':
      return { event: news.event, by: 'staff', payment: 'paid', fields: { 금액, 안내: news.reason } }
  }
}

const nextOf = (owed: number): string =>
  owed === 0
    ? '충전한 e머니에서 그만큼 뺐습니다.'
    : `이미 쓰신 ${formatWon(owed)}을 다시 내 주셔야 합니다. 고객센터에서 안내해 드리겠습니다.`
