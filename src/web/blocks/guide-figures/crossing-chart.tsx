import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { COMPARED_RUNS, type RouteComparison, type RouteLine } from '#/domain/pricing/route-crossing.ts'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import styles from './crossing.module.css'

/** The ways as the press prints them apart: one ink each. */
export const ROUTE_INKS: Readonly<Record<RouteId, string>> = {
  'digital-sheet': 'var(--k)',
  'digital-rotary': 'var(--c)',
  'offset-dedicated': 'var(--m)',
  'offset-ganged': 'var(--y)',
}
const SIZE = { width: 640, height: 330 }
const ROOM = { left: 128, right: 16, top: 16, bottom: 44 }
/** Where the axes are written; each run has a point, but not each a number. */
const WRITTEN_RUNS = [10, 100, 1000]
const WRITTEN_PRICES = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000]

/** What one copy costs on every way of printing; where the cheapest changes stands a line. Both axes grow by multiplication. */
export function CrossingChart({ comparison: { lines, crossings } }: { readonly comparison: RouteComparison }) {
  const prices = lines.flatMap(({ points }) => points.map(({ each }) => each))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const x = along(COMPARED_RUNS[0], COMPARED_RUNS.at(-1) ?? 1, ROOM.left, SIZE.width - ROOM.right)
  const y = along(least, most, SIZE.height - ROOM.bottom, ROOM.top)
  const foot = SIZE.height - ROOM.bottom
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label="부수가 늘 때 인쇄 방식마다 한 권 가격이 내려가는 모습"
    >
      {WRITTEN_PRICES.filter((price) => price >= least && price <= most).map((price) => (
        <g key={price}>
          <path className={styles.grid} d={`M${ROOM.left} ${y(price)}H${SIZE.width - ROOM.right}`} />
          <text x={ROOM.left - 8} y={y(price) + 5} textAnchor="end">
            {formatWon(price)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${ROOM.left} ${foot}H${SIZE.width - ROOM.right}`} />
      {WRITTEN_RUNS.map((copies) => (
        <text key={copies} x={x(copies)} y={foot + 26} textAnchor="middle">
          {formatCount(copies)}권
        </text>
      ))}
      {crossings.slice(1).map(({ copies }) => (
        <path key={copies} className={styles.crossing} d={`M${x(copies)} ${ROOM.top}V${foot}`} />
      ))}
      {lines.map((line) => (
        <Line key={line.route} line={line} x={x} y={y} />
      ))}
    </svg>
  )
}

interface LineProps {
  readonly line: RouteLine
  readonly x: (copies: number) => number
  readonly y: (price: number) => number
}

function Line({ line: { route, points }, x, y }: LineProps) {
  const path = points.map(({ copies, each }, at) => `${at === 0 ? 'M' : 'L'}${x(copies)} ${y(each)}`).join('')
  return (
    <g style={{ stroke: ROUTE_INKS[route] }}>
      <path className={styles.line} d={path}>
        <title>{ROUTE_NAMES[route]}</title>
      </path>
    </g>
  )
}

/** A place between two ends for a value between two values, both above nothing, by its logarithm. */
const along =
  (least: number, most: number, from: number, to: number) =>
  (value: number): number =>
    Math.round((from + ((to - from) * Math.log(value / least)) / Math.log(Math.max(most / least, 1.01))) * 10) / 10
