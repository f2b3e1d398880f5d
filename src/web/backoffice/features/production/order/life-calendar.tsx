import { useState } from 'react'
import type { OrderDesk } from '#/contract/production/order-desk.contract.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { useShop } from '#/web/api/use-shop.ts'
import { tracksOf } from '#/web/blocks/staff-order/tracks.ts'
import { cx } from '#/web/ui/cx.ts'
import { lifeOf, type LifeTrack, type Span } from './life-of-order.ts'
import styles from './life-calendar.module.css'

interface LifeCalendarProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  readonly moves: OrderDesk['moves']
}

const WIDTH = 1000
const LEFT = 60
const TOP = 24
const ROW = 24
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** Five tracks over the days that the order took, with the promise and now; the words beside them say the same. */
export function LifeCalendar({ order, line, moves }: LifeCalendarProps) {
  const [now] = useState(() => Date.now())
  const { pickUpAt } = useShop()
  const life = lifeOf({ ...order, pickUpAt }, line, moves, now)
  const words = tracksOf(order, line)
  const x = (at: number) => LEFT + ((at - life.from) / (life.to - life.from)) * (WIDTH - LEFT)
  const foot = TOP + life.tracks.length * ROW
  const promised = life.promise === null ? null : { at: x(life.promise), later: life.promise >= life.now }
  return (
    <div className={styles.life}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="주문의 날짜">
        <svg viewBox={`0 0 ${WIDTH} ${foot + 18}`} aria-hidden="true">
          {life.days.map(({ at, day, weekend }) => (
            <g key={day}>
              {weekend && (
                <rect
                  className={styles.weekend}
                  x={x(at)}
                  y={TOP - 4}
                  width={x(at + 864e5) - x(at)}
                  height={foot - TOP + 4}
                />
              )}
              <path className={styles.hair} d={`M${x(at)} ${TOP - 4}V${foot}`} />
              <text x={x(at) + 4} y={14}>
                {dayWord(day)}
              </text>
            </g>
          ))}
          {promised && (
            <g className={styles.promise}>
              <path d={`M${promised.at} ${TOP - 4}V${foot}`} />
              <text
                x={
                  promised.later ? Math.max(promised.at - 4, x(life.now) + 22) : Math.min(promised.at, x(life.now) - 22)
                }
                y={foot + 13}
                textAnchor={promised.later ? 'start' : 'end'}
              >
                출고 예정
              </text>
            </g>
          )}
          {life.tracks.map((track, row) => (
            <TrackRow key={track.name} track={track} x={x} y={TOP + row * ROW + ROW / 2} />
          ))}
          <g className={styles.now}>
            <path d={`M${x(life.now)} ${TOP - 4}V${foot}`} />
            <text x={x(life.now)} y={foot + 13} textAnchor="middle">
              지금
            </text>
          </g>
        </svg>
      </div>
      <dl className={styles.words}>
        {words.map(({ name, word, need }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={cx(need && styles.need)}>{word}</dd>
          </div>
        ))}
        {order.dispatchDay && (
          <div>
            <dt>출고 예정</dt>
            <dd>{dayWord(order.dispatchDay)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

interface TrackRowProps {
  readonly track: LifeTrack
  readonly x: (at: number) => number
  readonly y: number
}

function TrackRow({ track, x, y }: TrackRowProps) {
  const last = track.spans.at(-1)
  return (
    <g>
      <text x={0} y={y + 4}>
        {track.name}
      </text>
      {track.spans.map((span) => (
        <path
          key={span.from}
          className={LINES[span.kind]}
          d={`M${x(span.from)} ${y}H${Math.max(x(span.to), x(span.from) + 2)}`}
        />
      ))}
      {track.end !== null && <circle className={styles.end} cx={x(track.end)} cy={y} r={4.5} />}
      {track.end === null && last?.kind === 'need' && (
        <path className={styles.diamond} d={`M${x(last.to)} ${y - 6}l6 6-6 6-6-6z`} />
      )}
    </g>
  )
}

const LINES: Readonly<Record<Span['kind'], string | undefined>> = {
  ours: styles.ours,
  theirs: styles.theirs,
  need: styles.stands,
}

/** 「11.23 월」 of `2026-11-23`. */
function dayWord(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(month)}.${Number(date)} ${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`
}
