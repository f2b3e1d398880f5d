import { Link } from 'react-router'
import { formatCount } from '#/lib/format-count.ts'
import type { Period } from '#/domain/reports/report-period.ts'
import { type Promises, promisesOf } from '#/domain/reports/report-view.ts'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Section } from '#/web/ui/section.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { layBars } from './bar-layout.ts'
import { behindTo, FigureLink } from './figure-link.tsx'
import { spansOf } from './report-bars.ts'
import { periodText, shortDay } from './report-words.ts'
import styles from './reports.module.css'
import { Key } from './sale-sections.tsx'
import type { Report } from './use-report.ts'

const SIZE = { width: 580, height: 168, left: 0 }
/** A job is a stroke no taller than this part of the chart, and no stroke of its own when it were thinner than so many units. */
const TALLEST = 24
const THINNEST = 3
const FILLS: Readonly<Record<string, string>> = {
  late: 'var(--orange-bright)',
  'on-time': 'var(--ink)',
  open: 'var(--k-30)',
}

const level = (y: number) => ({ y1: y, y2: y })

interface PromisedDay extends Period, Promises {}

const COLUMNS: readonly Column<PromisedDay>[] = [
  { key: 'day', head: '출고일', rowHead: true, cell: periodText },
  { key: 'kept', head: '지킴', right: true, cell: ({ onTime }) => formatCount(onTime) },
  {
    key: 'late',
    head: '늦음',
    right: true,
    cell: ({ from, to, late }) => (
      <FigureLink period={{ from, to }} of={{ topic: 'promise', keys: ['late'] }}>
        {formatCount(late)}
      </FigureLink>
    ),
  },
  { key: 'open', head: '남음', right: true, cell: ({ open }) => formatCount(open) },
]

/** Jobs by the day that they were promised for. */
export function PromiseSection({ report }: { readonly report: Report }) {
  const { period, figures, series } = report
  const { late } = promisesOf(figures)
  const byFrom = Map.groupBy(series, ({ from }) => from)
  const days = spansOf(report).map((span) => ({ ...span, ...promisesOf(byFrom.get(span.from) ?? []) }))
  const { bars, unit } = layBars(
    days.map(({ from, onTime, late: own, open }) => ({
      id: from,
      label: shortDay(from),
      parts: [
        { id: 'late', value: own },
        { id: 'on-time', value: onTime },
        { id: 'open', value: open },
      ],
    })),
    SIZE,
    TALLEST,
  )
  if (days.every(({ onTime, late: own, open }) => onTime + own + open === 0))
    return (
      <Section title="약속한 출고일">
        <p className={styles.empty}>이 기간에 약속한 출고가 없습니다.</p>
      </Section>
    )
  const every = Math.ceil(bars.length / 10)
  const strokes = unit < THINNEST ? [] : Array.from({ length: Math.floor(SIZE.height / unit) }, (_, at) => at + 1)
  const lateLink = (
    <Link to={behindTo(period, { topic: 'promise', keys: ['late'] })}>늦은 {formatCount(late)}건 보기</Link>
  )
  return (
    <Section title="약속한 출고일" aside={late > 0 ? lateLink : <Key words="한 줄이 작업 하나, 회색은 아직 남음" />}>
      <svg viewBox={`0 -4 ${SIZE.width} ${SIZE.height + 28}`} className={styles.chart} aria-hidden="true">
        <line x1={0} x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} className={styles.ground} />
        {bars.map(({ id, label, x, width, parts }, at) => (
          <g key={id}>
            {parts.map((part) => (
              <rect key={part.id} x={x} y={part.y} width={width} height={part.height} fill={FILLS[part.id]} />
            ))}
            {at % every === 0 && (
              <text x={x + width / 2} y={SIZE.height + 17} className={styles.tick}>
                {label}
              </text>
            )}
          </g>
        ))}
        {strokes.map((at) => (
          <line key={at} x1={0} x2={SIZE.width} {...level(SIZE.height - at * unit)} className={styles.gap} />
        ))}
      </svg>
      <Disclosure summary="표로 보기">
        <Table
          dense
          caption="약속한 출고일마다 지킨 작업과 늦은 작업"
          rows={days.filter(({ onTime, late: own, open }) => onTime + own + open > 0)}
          rowKey={({ from }) => from}
          columns={COLUMNS}
        />
      </Disclosure>
    </Section>
  )
}
