import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { agreedDayOf, printsUnseen } from '#/domain/brands/line-origin.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import type { Day } from '#/domain/calendar/business-days.ts'
import { isRemote } from '#/domain/orders/delivery-fee.ts'
import { namesOfMissing } from '#/domain/preflight/missing-files.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import { Small } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { fileTurn } from './file-turn.ts'
import styles from './turn-rail.module.css'
import { type JobDays, longDay, useJobDays, weekdayName } from '#/web/blocks/promised-day/use-job-days.ts'

interface TurnRailProps {
  readonly orders: readonly OrderDetail[]
  readonly deposit: PaymentStatus | null
}

interface Stop {
  readonly day: Day
  readonly until?: string
  readonly title: string
  readonly text: string
  readonly who: 'done' | 'yours' | 'ours'
}

/** The day first and largest, then what, then whose turn. Days are those of the first job, from the shop's calendar. */
export function TurnRail({ orders, deposit }: TurnRailProps) {
  const [order] = orders
  const [line] = order?.lines ?? []
  const fees = useShopFees()
  const places = (order?.deliveries ?? []).map(({ method, recipient }) => ({
    method,
    isFar: isRemote(fees, recipient.zipcode),
  }))
  const days = useJobDays(line ? [line.quote.workingDays] : [], places, line ? [agreedDayOf(line.origin)] : [])
  // Once something was approved its real days stand in the order, and an expectation would only contradict them.
  const begun = orders.some(({ lines }) => lines.some(({ dueDay }) => dueDay !== null))
  // A rail of days leads to a parcel; a file has none.
  const sent = order?.deliveries.some(() => true)
  if (!order || !line || !days || begun || !sent) return null
  const stops = stopsOf({ order, lines: orders.flatMap((each) => each.lines), days, deposit })
  return (
    <section className={styles.rail} aria-labelledby="turns">
      <div className={styles.railHead}>
        <h2 id="turns">이렇게 진행됩니다</h2>
        <Small>
          {line.title} 기준입니다. {lateWords(deposit !== null, isKit(line.spec) || printsUnseen(line))}{' '}
          <TextLink to={to('/mypage/order/{orderNumber}', { orderNumber: order.orderNumber })}>주문 상세</TextLink>
        </Small>
      </div>
      <ol className={styles.stops}>
        {stops.map(({ day, until, title, text, who }) => (
          <li key={title} data-who={who}>
            <p className={styles.day}>
              <b>
                {day.slice(5, 7)}.{day.slice(8)}
              </b>{' '}
              {weekdayName(day)} {until}
            </p>
            <h3>{title}</h3>
            <Small>{text}</Small>
            <p className={styles.who}>{WHO[who]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const lateWords = (waits: boolean, begins: boolean): string => {
  if (waits) return '입금이 늦으면 날짜도 그만큼 밀립니다.'
  return begins ? '' : '시안 승인이 늦으면 날짜도 그만큼 밀립니다.'
}

const WHO = { done: '마쳤습니다', yours: '고객님 차례', ours: '저희 차례' } as const

interface Facts {
  readonly order: OrderDetail
  /** Of every order on the page. */
  readonly lines: OrderDetail['lines']
  readonly days: JobDays
  readonly deposit: PaymentStatus | null
}

function stopsOf({ order, lines, days, deposit }: Facts): readonly Stop[] {
  const { plans, arrivals, confirmHour } = days
  const [plan] = plans
  const [arrives] = arrivals
  if (!plan || !arrives) return []
  const placed = seoulDay(new Date(order.placedAt))
  const account = deposit?.account
  const pickup = order.deliveries.every(({ method }) => method === 'pickup')
  const beginning: readonly Stop[] = account
    ? [
        { day: placed, title: '주문 접수', text: '입금하실 계좌를 발급했습니다.', who: 'done' },
        {
          day: plan.starts,
          until: '까지 입금하시면',
          title: '입금',
          text: `금액이 다르면 입금되지 않습니다. 기한은 ${longDay(seoulDay(new Date(account.dueAt)))}입니다.`,
          who: 'yours',
        },
      ]
    : [
        {
          day: seoulDay(new Date(order.paidAt ?? order.placedAt)),
          title: '결제 확인',
          text: '결제를 확인했습니다.',
          who: 'done',
        },
      ]
  const unseen = lines.every(printsUnseen)
  const turn = fileTurn(
    lines.map(({ file }) => file),
    { unseen, missing: [...new Set(lines.flatMap((each) => (each.file === 'problem' ? namesOfMissing(each) : [])))] },
  )
  const checked = turn.who === 'done' && order.milestones.file
  const files: Stop = { ...turn, day: checked ? seoulDay(new Date(checked)) : plan.starts }
  const packed = lines.every(({ spec }) => isKit(spec))
  const approval: Stop = {
    day: plan.confirmBy,
    until: `${confirmHour}시까지`,
    title: '시안 승인',
    text: '보시고 승인하시면 인쇄에 들어갑니다.',
    who: 'yours',
  }
  const packing: Stop = { day: plan.starts, title: '담기', text: '고르신 종이를 담습니다.', who: 'ours' }
  return [
    ...beginning,
    ...(packed ? [packing] : unseen ? [files] : [files, approval]),
    { day: plan.leaves, title: '출고', text: packed ? '택배로 내보냅니다.' : '제작을 마치고 내보냅니다.', who: 'ours' },
    pickup
      ? { day: arrives, until: '부터', title: '방문수령', text: '준비되면 알려 드립니다.', who: 'yours' }
      : { day: arrives, until: '예정', title: '도착', text: '받는 곳에 도착하는 날입니다.', who: 'ours' },
  ]
}
