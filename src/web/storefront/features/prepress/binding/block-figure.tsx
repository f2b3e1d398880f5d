import { useLayoutEffect, useState } from 'react'
import { DIVIDERS } from '#/domain/bindings/binding-names.data.ts'
import { blockThickness, slabShares } from '#/domain/bindings/binding-thickness.ts'
import type { BindingPlan } from '#/domain/bindings/plan-binding.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import styles from './binding.module.css'
import { type FileRow, tabOf } from './binding-rows.ts'

interface BlockFigureProps {
  /** Those that are bound, in their order. */
  readonly rows: readonly FileRow[]
  readonly plan: BindingPlan
  /** Null while it has no price, and so no paper to be measured. */
  readonly spec: JobSpec | null
  readonly list: { readonly current: HTMLElement | null }
}

const WIDTH = 132
const SLAB = { left: 34, right: 96 }
const TAB = 10
const DIVIDER_HEIGHT = 3

/** The book block seen from the fore-edge: every file a slab in the true ratio of its leaves, joined to its row. */
export function BlockFigure({ rows, plan, spec, list }: BlockFigureProps) {
  const { height, middles } = useRowMiddles(list, rows)
  const shares = slabShares(
    rows.map(({ read }, at) => ({ pages: read?.pages ?? 0, blanks: plan.places[at]?.blanks ?? 0 })),
  )
  const thickness = spec ? blockThickness(spec) : null
  const divider = spec?.parts.find(({ role }) => role === 'insert')?.paper
  const slabs = slabsOf(shares, height)
  return (
    <>
      <svg className={styles.block} width={WIDTH} height={height} aria-hidden="true">
        {slabs.map(({ top, tall }, at) => (
          <Slab key={rows[at]?.key ?? at} top={top} tall={tall} tab={tabOf(at)} to={middles[at] ?? top + tall / 2} />
        ))}
        {divider &&
          slabs
            .slice(1)
            .map(({ top }) => (
              <rect
                key={top}
                x={SLAB.left - 3}
                y={top - DIVIDER_HEIGHT / 2}
                width={SLAB.right - SLAB.left + 6}
                height={DIVIDER_HEIGHT}
                fill={dividerColour(divider)}
              />
            ))}
        {thickness !== null && height > 0 && <Thickness height={height} text={`${formatMm(thickness)} mm`} />}
      </svg>
      <FileBar
        parts={rows.map(({ key }, at) => ({ key, share: shares[at] ?? 0 }))}
        caption={thickness === null ? null : `${formatMm(thickness)} mm`}
        numbered
      />
    </>
  )
}

const dividerColour = (paper: string): string =>
  Object.values(DIVIDERS).find((known) => known.paper === paper)?.screen ?? '#f2d24a'

function slabsOf(shares: readonly number[], height: number) {
  let top = 0
  return shares.map((share) => {
    const slab = { top, tall: share * height }
    top += slab.tall
    return slab
  })
}

interface SlabProps {
  readonly top: number
  readonly tall: number
  readonly tab: string
  /** The middle of its row. */
  readonly to: number
}

function Slab({ top, tall, tab, to }: SlabProps) {
  const leaves = Math.floor(tall / 4)
  const middle = top + tall / 2
  return (
    <g>
      <rect
        x={SLAB.left}
        y={top}
        width={SLAB.right - SLAB.left}
        height={tall}
        fill="var(--sheet)"
        stroke="var(--ink)"
      />
      <path
        d={Array.from({ length: leaves }, (_, at) => `M${SLAB.left} ${top + (at + 1) * 4}H${SLAB.right - TAB}`).join(
          '',
        )}
        stroke="var(--line)"
      />
      <rect x={SLAB.right - TAB} y={top} width={TAB} height={tall} fill={tab} stroke="var(--ink)" />
      <path
        d={`M${SLAB.right + 5} ${middle}H${SLAB.right + 14}L${WIDTH - 10} ${to}H${WIDTH}`}
        fill="none"
        stroke="var(--ink)"
      />
      <circle cx={SLAB.right + 5} cy={middle} r="2.5" fill="var(--ink)" />
    </g>
  )
}

function Thickness({ height, text }: { readonly height: number; readonly text: string }) {
  const middle = height / 2
  return (
    <g>
      <path d={`M14 .5h10M14 ${height - 0.5}h10M19 0V${height}`} stroke="var(--ink-3)" fill="none" />
      <text className={styles.thickness} transform={`rotate(-90 12 ${middle})`} x="12" y={middle} textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** Where the rows stand beside the block, measured when they may have moved or grown. */
function useRowMiddles(list: BlockFigureProps['list'], rows: readonly FileRow[]) {
  const [measured, setMeasured] = useState<{ height: number; middles: readonly number[] }>({ height: 0, middles: [] })
  const keys = rows.map(({ key }) => key).join(' ')
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const middles = keys.split(' ').map((key) => {
        const row = element.querySelector<HTMLElement>(`[data-row="${key}"]`)
        return row ? row.offsetTop - element.offsetTop + row.offsetHeight / 2 : 0
      })
      setMeasured({ height: element.offsetHeight, middles })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [list, keys])
  return measured
}

interface FileBarProps {
  readonly parts: readonly { readonly key: string; readonly share: number }[]
  readonly caption?: string | null
  /** Says which file each part is by its number. */
  readonly numbered?: boolean
}

/** The same block lying down: on a phone, and in the cart. */
export function FileBar({ parts, caption = null, numbered = false }: FileBarProps) {
  return (
    <div className={numbered ? styles.barOnPhone : undefined} aria-hidden="true">
      {numbered && (
        <div className={styles.barNumbers}>
          {parts.map(({ key, share }, at) => (
            <span key={key} style={{ flexGrow: share }}>
              {at + 1}
            </span>
          ))}
        </div>
      )}
      <div className={styles.bar}>
        {parts.map(({ key, share }, at) => (
          <i key={key} style={{ flexGrow: share, background: tabOf(at) }} />
        ))}
      </div>
      {caption && <p className={styles.barCaption}>{caption}</p>}
    </div>
  )
}
