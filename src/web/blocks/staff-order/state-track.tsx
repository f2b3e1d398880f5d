import { cx } from '#/web/ui/cx.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import type { Track } from './tracks.ts'
import styles from './order-panel.module.css'

const WIDTH = 108
const EDGE = 6

/** A line of stops: filled behind, a diamond where the shop has to act, rings ahead. */
export function StateTrack({ track }: { readonly track: Track }) {
  const x = (stop: number) => EDGE + (stop / (track.stops - 1)) * (WIDTH - 2 * EDGE)
  return (
    <div className={styles.track}>
      <dt>{track.name}</dt>
      <dd>
        <svg viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
          <path d={`M${EDGE} 7H${WIDTH - EDGE}`} stroke="var(--line-strong)" />
          <path d={`M${EDGE} 7H${x(track.reached)}`} stroke="var(--ink)" strokeWidth="1.3" />
          {Array.from({ length: track.stops }, (_, stop) => (
            <Stop
              key={stop}
              x={x(stop)}
              kind={
                stop > track.reached
                  ? 'ahead'
                  : stop === track.reached && track.need
                    ? 'need'
                    : stop === 0 && track.reached === 0
                      ? 'here'
                      : 'done'
              }
            />
          ))}
        </svg>
        <b className={cx(track.need && styles.need)}>{track.word}</b>
        <span>{track.since && <ThreadClock at={track.since} />}</span>
      </dd>
    </div>
  )
}

function Stop({ x, kind }: { readonly x: number; readonly kind: 'done' | 'here' | 'need' | 'ahead' }) {
  if (kind === 'need') return <path d={`M${x} 1.5l5.5 5.5-5.5 5.5-5.5-5.5z`} fill="var(--orange-bright)" />
  const ink = kind === 'ahead' ? 'var(--line-strong)' : 'var(--ink)'
  return <circle cx={x} cy="7" r="3.5" fill={kind === 'done' ? ink : 'var(--sheet)'} stroke={ink} strokeWidth="1.3" />
}
