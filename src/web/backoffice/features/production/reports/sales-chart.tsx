import { Link } from 'react-router'
import { valueName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { saleRows } from '#/domain/reports/report-view.ts'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { layBars } from './bar-layout.ts'
import { behindTo, FigureLink } from './figure-link.tsx'
import { barsOf, type SalesBar } from './report-bars.ts'
import { periodText, spokenWon } from './report-words.ts'
import styles from './reports.module.css'
import type { Report } from './use-report.ts'

const SIZE = { width: 1200, height: 190, left: 64 }
/** Values above columns run into each other beyond so many. */
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

/** Sales of each day, stacked by product; a column opens its orders. */
export function SalesChart({ report }: { readonly report: Report }) {
  const products = saleRows(report, 'product').map(({ id }) => id)
  const shadeOf = (product: string) => SHADES[Math.min(SHADES.length - 1, Math.max(0, products.indexOf(product)))]
  const bars = barsOf(report, products)
  const { bars: drawn, lines } = layBars(
    bars.map(({ from, label, parts }) => ({ id: from, label, parts })),
    SIZE,
  )
  const every = Math.ceil(drawn.length / 31)
  return (
    <Section title="날짜별 매출" aside={<Legend products={products} shadeOf={shadeOf} />} className={styles.wide}>
      <svg viewBox={`0 -18 ${SIZE.width} ${SIZE.height + 40}`} className={styles.chart} aria-hidden="true">
        {lines.map(({ value, y }) => (
          <g key={value}>
            <line x1={SIZE.left} x2={SIZE.width} y1={y} y2={y} className={styles.line} />
            <text y={y + 4}>{spokenWon(value)}</text>
          </g>
        ))}
        <line x1={SIZE.left} x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} className={styles.ground} />
        {drawn.map(({ id, label, x, width, top, total, parts }, at) => (
          <g key={id}>
            {parts.map((part) => (
              <rect key={part.id} x={x} y={part.y} width={width} height={part.height} fill={shadeOf(part.id)} />
            ))}
            {total !== 0 && drawn.length <= MOST_VALUES && (
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
      </svg>
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
      <Disclosure summary="표로 보기">
        <Table dense caption="날짜별 매출" rows={bars} rowKey={({ from }) => from} columns={COLUMNS} />
      </Disclosure>
    </Section>
  )
}

interface LegendProps {
  readonly products: readonly string[]
  readonly shadeOf: (product: string) => string | undefined
}

function Legend({ products, shadeOf }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label="상품">
      {products
        .filter((product) => (LINE_CODES as readonly string[]).includes(product))
        .map((product) => (
          <li key={product}>
            <i style={{ background: shadeOf(product) }} />
            {valueName('product', product)}
          </li>
        ))}
    </ul>
  )
}
