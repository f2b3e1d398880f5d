import { Link } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { listTaxBill } from '#/contract/money/tax-bill.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { weekdayOf } from '#/domain/calendar/business-days.ts'
import { formatCount } from '#/lib/format-count.ts'
import { shortDay } from '#/web/blocks/tax-paper/tax-words.ts'
import { Icon } from '#/web/ui/icon.tsx'
import styles from './tax-bill.module.css'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const

interface MonthStripProps {
  readonly bill: ResultOf<typeof listTaxBill>
  readonly askable: number
}

const monthBeside = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The month, what was issued in it, and until when papers of it can be asked for. */
export function MonthStrip({ bill: { month, issued, dueDay }, askable }: MonthStripProps) {
  const at = (by: number) => to('/mypage/tax-bill', {}, { month: monthBeside(month, by) })
  return (
    <section className={styles.month} aria-label={`${month.replace('-', '년 ')}월`}>
      <div className={styles.turn}>
        <Link to={at(-1)} aria-label="앞 달">
          <Icon name="arrow-left" />
        </Link>
        <b>{Number(month.slice(5))}월</b>
        <Link to={at(1)} aria-label="다음 달">
          <Icon name="arrow-right" />
        </Link>
      </div>
      <p>
        <span>공급가액</span>
        <b>
          {formatCount(issued.supply)}
          <small>원</small>
        </b>
      </p>
      <p>
        <span>세액</span>
        <b>
          {formatCount(issued.vat)}
          <small>원</small>
        </b>
      </p>
      <p>
        <span>발행</span>
        <b>
          {issued.papers}
          <small>건{issued.amendments > 0 && ` · 수정 ${issued.amendments}건`}</small>
        </b>
      </p>
      <p data-due={askable > 0}>
        <span>{Number(month.slice(5))}월분 신청 마감</span>
        <b>
          {shortDay(dueDay)} ({WEEKDAYS[weekdayOf(dueDay)]}){askable > 0 && <small> {askable}건 남음</small>}
        </b>
      </p>
    </section>
  )
}
