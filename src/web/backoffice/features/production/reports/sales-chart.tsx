import { Link } from 'react-router'
import { valueName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { net, percent, saleRows } from '#/domain/reports/report-view.ts'
import { cx } from '#/web/ui/cx.ts'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { layBars } from './bar-layout.ts'
import { behindTo, FigureLink } from './figure-link.tsx'
import { barsOf, type SalesBar } from './report-bars.ts'
import { periodText, spokenWon, weekTick } from './report-words.ts'
import styles from './reports.module.css'
import type { Report } from './use-report.ts'

const SIZE = { width: 1200, height: 190, left: 64 }
/** Values above columns, and days below them, run into each other beyond so many. */
const MOST_VALUES = 24
const SHADES = ['var(--k)', 'var(--k-75)', 'var(--k-50)', 'var(--k-30)', 'var(--k-15)'] as const

const COLUMNS: readonly Column<SalesBar>[] = [
  { key: 'day', head: '날짜', rowHead: true, cell: periodText },
  { key: 'paid', head: '결제', right: true, cell: ({ paid }) => formatCount(paid) },
  { key: 'undone', head: '환불·취소·정리', right: true, cell: ({ total, paid }) => formatCount(total - paid) },
  {
    key: 'net',
    head: '매출(원)',
    right: true,
    cell: ({ from, to, total }) => (
      <FigureLink period={{ from, to }} of={{ topic: 'sale' }}>
        {formatCount(total)}
      </FigureLink>
    ),
  },
]

interface SalesChartProps {
  readonly report: Report
  readonly today: string
  /** The period before, for the line that is laid over the columns; undefined until it is read. */
  readonly before: Report | undefined
}

/** Sales of each day, stacked by product; a column opens its orders. */
export function SalesChart({ report, today, before }: SalesChartProps) {
  const rows = saleRows(report, 'product')
  const products = rows.map(({ id }) => id)
  const bars = barsOf(report, products)
  const earlier = earlierTotals(bars, before)
  if (bars.every(({ paid, total }) => paid === 0 && total === 0) && earlier.length === 0)
    return (
      <Section title="날짜별 매출">
        <p className={styles.empty}>이 기간에 매출이 없습니다. 결제가 끝난 주문부터 여기에 쌓입니다.</p>
      </Section>
    )
  const shadeOf = (product: string) => SHADES[Math.min(SHADES.length - 1, Math.max(0, products.indexOf(product)))]
  return (
    <Section
      title="날짜별 매출"
      aside={<Legend rows={rows} shadeOf={shadeOf} before={earlier.length > 0 ? periodText(report.before) : null} />}
    >
      <div
        key={report.period.to}
        ref={showNewest}
        data-newest={newestEnd(bars.length)}
        className={styles.wide}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label="날짜별 매출 그림"
      >
        <Columns bars={bars} earlier={earlier} today={today} shadeOf={shadeOf} />
        <nav
          className={styles.columns}
          aria-label="날짜별 주문 열기"
          style={{ marginLeft: `${(SIZE.left / SIZE.width) * 100}%` }}
        >
          {bars.map(({ from, to, total }) => (
            <Link
              key={from}
              to={behindTo(report.period, { topic: 'sale', from, to })}
              aria-label={`${periodText({ from, to })} 매출 ${formatCount(total)}원`}
              title={`${periodText({ from, to })} ${formatCount(total)}원`}
            />
          ))}
        </nav>
      </div>
      <Disclosure summary="표로 보기">
        <Table dense caption="날짜별 매출" rows={bars} rowKey={({ from }) => from} columns={COLUMNS} />
      </Disclosure>
    </Section>
  )
}

/** Where the last column ends, as a share of the chart: early in a month its columns are few and stand far from the edge. */
const newestEnd = (columns: number): number =>
  Math.min(1, (SIZE.left + ((SIZE.width - SIZE.left) * (columns - 0.5)) / Math.max(1, columns) + 60) / SIZE.width)

/** On a phone the month is wider than the screen: its last days are what somebody looks for. */
const showNewest = (box: HTMLDivElement | null) =>
  box?.scrollTo({ left: Number(box.dataset['newest']) * box.scrollWidth - box.clientWidth })

interface ColumnsProps {
  readonly bars: readonly SalesBar[]
  readonly earlier: readonly number[]
  readonly today: string
  readonly shadeOf: (product: string) => string | undefined
}

function Columns({ bars, earlier, today, shadeOf }: ColumnsProps) {
  const {
    bars: drawn,
    lines,
    unit,
  } = layBars(
    bars.map(({ from, to, label, parts }) => ({ id: from, label: from === to ? weekTick(from) : label, parts })),
    SIZE,
    Math.max(0, ...earlier),
  )
  const dense = drawn.length > MOST_VALUES
  const every = dense ? Math.ceil(drawn.length / 16) : 1
  return (
    <svg viewBox={`0 -18 ${SIZE.width} ${SIZE.height + 40}`} className={styles.chart} aria-hidden="true">
      {lines.map(({ value, y }) => (
        <g key={value}>
          <line x1={SIZE.left} x2={SIZE.width} y1={y} y2={y} className={styles.line} />
          <text y={y + 4}>{spokenWon(value)}</text>
        </g>
      ))}
      <line x1={SIZE.left} x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} className={styles.ground} />
      {drawn.map(({ id, label, x, width, top, total, parts }, at) => (
        <g key={id} className={cx(id === today && styles.today)}>
          {parts.map((part) => (
            <rect key={part.id} x={x} y={part.y} width={width} height={part.height} fill={shadeOf(part.id)} />
          ))}
          {total !== 0 && !dense && (
            <text x={x + width / 2} y={top - 6} className={styles.value}>
              {total >= 10_000 ? `${formatCount(Math.round(total / 10_000))}만` : formatCount(total)}
            </text>
          )}
          {at % every === 0 && (
            <text x={x + width / 2} y={SIZE.height + 17} className={styles.tick}>
              {label}
            </text>
          )}
        </g>
      ))}
      {earlier.length > 0 && (
        <polyline
          className={styles.before}
          points={drawn
            .map(({ x, width }, at) => `${x + width / 2},${SIZE.height - (earlier[at] ?? 0) * unit}`)
            .join(' ')}
        />
      )}
    </svg>
  )
}

/** One total for each column; none when the columns are months, which are not as long as each other. */
function earlierTotals(bars: readonly SalesBar[], before: Report | undefined): readonly number[] {
  if (before === undefined || bars.some(({ from, to }) => from !== to)) return []
  const totals = barsOf(before, []).map(({ total }) => Math.max(0, total))
  return totals.length === bars.length && totals.some((total) => total > 0) ? totals : []
}

interface LegendProps {
  readonly rows: ReturnType<typeof saleRows>
  readonly shadeOf: (product: string) => string | undefined
  /** What the line is, when there is one. */
  readonly before: string | null
}

function Legend({ rows, shadeOf, before }: LegendProps) {
  const whole = rows.reduce((sum, { now }) => sum + net(now), 0)
  return (
    <ul className={styles.legend} aria-label="상품">
      {rows
        .filter(({ id, now }) => (LINE_CODES as readonly string[]).includes(id) && net(now) > 0)
        .map(({ id, now }) => (
          <li key={id}>
            <i style={{ background: shadeOf(id) }} />
            {valueName('product', id)} <b>{percent(net(now), whole)}%</b>
          </li>
        ))}
      {before && (
        <li>
          <i className={styles.dash} />
          {before}
        </li>
      )}
    </ul>
  )
}
