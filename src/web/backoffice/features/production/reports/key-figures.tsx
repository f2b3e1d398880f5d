import type { ReactNode } from 'react'
import { Small } from '#/web/ui/note.tsx'
import { formatCount } from '#/lib/format-count.ts'
import { SALE_KEYS } from '#/domain/reports/figure.ts'
import { marginOf, net, paidOrders, percent, promisesOf, saleRows, total } from '#/domain/reports/report-view.ts'
import { cx } from '#/web/ui/cx.ts'
import { FigureLink } from './figure-link.tsx'
import { changeText, spokenWon } from './report-words.ts'
import styles from './reports.module.css'
import type { Report } from './use-report.ts'

const sold = (figures: Report['figures']) => total(saleRows({ figures, earlier: [] }, 'visit').map(({ now }) => now))

/** The numbers that are looked at first, each against as many days before. */
export function KeyFigures({ report }: { readonly report: Report }) {
  const { period, figures, earlier } = report
  const [now, before] = [sold(figures), sold(earlier)]
  const [orders, ordersBefore] = [paidOrders(figures), paidOrders(earlier)]
  const margin = percent(marginOf(now), now.supply)
  const { onTime, late } = promisesOf(figures)
  const again = saleRows(report, 'visit').find(({ id }) => id === 'again')
  const firstPayments = figures.filter(
    ({ topic, cut, key }) => topic === 'sale' && cut === 'visit' && key === 'order-payment',
  )
  const returning = firstPayments.find(({ value }) => value === 'again')?.orders ?? 0
  return (
    <section className={styles.key} aria-label="한눈에">
      <KeyFigure name="매출" unit="원" change={changeText(net(now), net(before))} note="바로 앞 같은 기간보다">
        <FigureLink period={period} of={{ topic: 'sale', keys: [...SALE_KEYS] }}>
          {spokenWon(net(now))}
        </FigureLink>
      </KeyFigure>
      <KeyFigure name="결제한 주문" unit="건" change={changeText(orders, ordersBefore)} note="바로 앞 같은 기간보다">
        <FigureLink period={period} of={{ topic: 'sale', keys: ['order-payment'] }}>
          {formatCount(orders)}
        </FigureLink>
      </KeyFigure>
      <KeyFigure
        name="마진"
        unit={margin === null ? '' : '%'}
        note={margin === null ? '매출이 없습니다' : `${formatCount(marginOf(now))}원`}
      >
        {margin ?? '—'}
      </KeyFigure>
      <KeyFigure
        name="납기 준수율"
        unit={onTime + late === 0 ? '' : '%'}
        note={onTime + late === 0 ? '약속한 출고가 없습니다' : `${formatCount(onTime + late)}건 가운데 늦음 ${late}`}
      >
        <FigureLink period={period} of={{ topic: 'promise', keys: ['on-time', 'late'] }}>
          {percent(onTime, onTime + late) ?? '—'}
        </FigureLink>
      </KeyFigure>
      <KeyFigure
        name="다시 온 고객"
        unit={orders === 0 ? '' : '%'}
        note={`재주문 ${formatCount(returning)}건, ${formatCount(again ? net(again.now) : 0)}원`}
      >
        <FigureLink period={period} of={{ topic: 'sale', keys: ['order-payment'], cut: 'visit', value: 'again' }}>
          {percent(returning, orders) ?? '—'}
        </FigureLink>
      </KeyFigure>
    </section>
  )
}

interface KeyFigureProps {
  readonly name: string
  readonly unit: string
  readonly note: string
  /** Against the period before, with its sign. */
  readonly change?: string | null
  readonly children: ReactNode
}

function KeyFigure({ name, unit, note, change = null, children }: KeyFigureProps) {
  const compared = change !== null
  return (
    <div>
      <h2>{name}</h2>
      <p className={styles.figure}>
        {children}
        <small>{unit}</small>
      </p>
      <Small tone="plain" size={12}>
        {note === '바로 앞 같은 기간보다' && !compared ? '견줄 앞 기간이 없습니다' : note}{' '}
        {compared && <b className={cx(change.startsWith('−') ? styles.down : styles.up)}>{change}</b>}
      </Small>
    </div>
  )
}
