import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { agreedDayOf, printsUnseen } from '#/domain/brands/line-origin.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { areAll } from '#/domain/orders/line-nature.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { JobLine } from '#/web/blocks/job-line/job-line.tsx'
import { longDay, useJobDays } from '#/web/blocks/promised-day/use-job-days.ts'
import { Columns } from '#/web/ui/columns.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { CompleteStub } from './complete-stub.tsx'
import styles from './complete.module.css'
import { fileTurn } from './file-turn.ts'
import { GuestWayBack } from './guest-way-back.tsx'
import { NextActs } from './next-acts.tsx'
import { SentNotices } from './sent-notices.tsx'
import { TurnRail } from './turn-rail.tsx'

interface CompleteTicketProps {
  readonly orders: readonly OrderDetail[]
  readonly amount: number
  /** The account that waits; null when the money is there. */
  readonly deposit: PaymentStatus | null
  readonly receiptUrl: string | null
}

/** A torn-off job ticket: what was ordered at one scale, the money on the stub, whose turn it is, what to do next. */
export function CompleteTicket({ orders, amount, deposit, receiptUrl }: CompleteTicketProps) {
  const [first] = orders
  if (!first) return null
  return (
    <>
      <section className={styles.ticket} data-waits={deposit !== null} aria-label="주문">
        <CropMarks />
        <div className={styles.work}>
          <h1>
            {deposit ? '입금을' : '결제가'} <span>{deposit ? '기다립니다' : '완료되었습니다'}</span>
          </h1>
          <Lead orders={orders} waits={deposit !== null} />
          <p className={styles.number}>
            주문번호 <b>{orders.map(({ orderNumber }) => orderNumber).join(', ')}</b>{' '}
            <span>{seoulDateTime(new Date(first.placedAt)).slice(0, 16)}</span>
          </p>
        </div>
        <div className={styles.drawn}>
          <JobLine lines={orders.flatMap(({ lines }) => lines)} />
        </div>
        <CompleteStub orders={orders} amount={amount} deposit={deposit} receiptUrl={receiptUrl} />
      </section>
      <TurnRail orders={orders} deposit={deposit} />
      <Columns side={420}>
        <div>
          <NextActs orders={orders} waits={deposit !== null} />
          <GuestWayBack orderNumbers={orders.map(({ orderNumber }) => orderNumber)} />
        </div>
        <SentNotices orderNumbers={orders.map(({ orderNumber }) => orderNumber)} />
      </Columns>
    </>
  )
}

/** What was done, and by which day what comes next; no day once the real ones stand in the order. */
function Lead({ orders, waits }: { readonly orders: readonly OrderDetail[]; readonly waits: boolean }) {
  const lines = orders.flatMap((order) => order.lines)
  const [line] = lines
  // The last of them, as the page of the order says it.
  const agreed = lines.flatMap(({ origin }) => agreedDayOf(origin) ?? []).toSorted()
  const longest = line ? [Math.max(...lines.map(({ quote }) => quote.workingDays))] : []
  const days = useJobDays(longest, [], [agreed.at(-1) ?? null])
  const leaves = lines.length > 1 ? '까지 모두' : '에'
  const made = lines.some(({ spec }) => isEbook(spec))
  const plan = made || lines.some(({ dueDay }) => dueDay !== null) ? undefined : days?.plans[0]
  if (waits)
    return (
      <p className={styles.lead}>
        주문을 접수했습니다.{' '}
        {plan ? (
          <>
            <b>{longDay(plan.starts)}까지</b> 입금하시면 <b>{longDay(plan.leaves)}</b>
            {leaves} 출고합니다.
          </>
        ) : (
          '입금이 확인되면 바로 준비를 시작합니다.'
        )}
      </p>
    )
  if (lines.every(({ spec }) => isKit(spec)))
    return (
      <p className={styles.lead}>
        주문을 접수했습니다. 고르신 종이를 담아 {plan && <b>{longDay(plan.leaves)}에</b>} 보내 드립니다.
      </p>
    )
  if (areAll(lines.map(natureOf), 'ebook'))
    return <p className={styles.lead}>주문을 접수하고 전자책 제작을 시작합니다. 시안이 나오면 알려 드립니다.</p>
  if (lines.every(printsUnseen)) {
    // It may be on its way to the press before this page has come.
    const day =
      plan?.leaves ??
      lines
        .flatMap(({ dueDay }) => dueDay ?? [])
        .toSorted()
        .at(-1)
    return (
      <p className={styles.lead}>
        주문을 접수하고 제작을 준비합니다. {day && <b>{longDay(day)}</b>}
        {day && `${leaves} 출고합니다.`}
      </p>
    )
  }
  const { who } = fileTurn(lines.map(({ file }) => file))
  return (
    <p className={styles.lead}>
      {who === 'done' ? '주문을 접수하고 파일을 확인했습니다.' : '주문을 접수했습니다.'}{' '}
      {plan ? (
        <>
          {who === 'yours' ? '파일을 올리고 시안을 승인하시면' : '시안을 확인하고 승인하시면'}{' '}
          <b>{longDay(plan.leaves)}</b>
          {leaves} 출고합니다.
        </>
      ) : (
        '시안이 준비되면 알려 드립니다.'
      )}
    </p>
  )
}
