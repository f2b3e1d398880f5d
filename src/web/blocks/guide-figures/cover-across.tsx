import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { mm } from '#/domain/drawing/dimension.ts'
import { coverTemplate, type TemplateSheet } from '#/domain/print/cover-template.ts'
import { Artwork, NAVY } from '#/web/blocks/job-drawing/artwork.tsx'
import { cx } from '#/web/ui/cx.ts'
import figure from './figure.module.css'
import styles from './spine.module.css'

const DRAWN = 620
const TOP = 46
const SIDE = 12
const SPINE = '책등'
const FRONT = '앞표지'
const BACK = '뒤표지'

/** The cover of the book above, flat on the table and printed out to its bleed; its panels are measured, the spine is the only orange in it. */
export function CoverAcross({ spec }: { readonly spec: JobSpec }) {
  const sheet = coverTemplate(geometryOf(spec))?.[0]
  if (!sheet) return null
  const { size, bleed, panels } = sheet
  const whole = { width: size.width + bleed.left + bleed.right, height: size.height + bleed.top + bleed.bottom }
  const k = DRAWN / whole.width
  const front = panels.find(({ label }) => label === FRONT)
  const trim = { x: SIDE + bleed.left * k, y: TOP + bleed.top * k, width: size.width * k, height: size.height * k }
  return (
    <figure className={figure.broad}>
      <svg
        className={styles.across}
        viewBox={`0 0 ${DRAWN + 2 * SIDE} ${whole.height * k + TOP + 34}`}
        role="img"
        aria-label={`펼친 표지 ${mm(size.width)} × ${mm(size.height)} mm`}
      >
        <rect
          x={SIDE}
          y={TOP}
          width={whole.width * k}
          height={whole.height * k}
          fill={NAVY}
          className={styles.ground}
        />
        {/* Cut at the bleed: the sea goes on over the back, as one sheet is printed. */}
        {front && (
          <svg
            x={SIDE}
            y={TOP}
            width={whole.width * k}
            height={whole.height * k}
            viewBox={`0 0 ${whole.width} ${whole.height}`}
          >
            <g transform={`translate(${bleed.left + front.x} ${bleed.top})`}>
              <Artwork
                design="book"
                width={front.width}
                height={size.height + bleed.bottom}
                part={0}
                title="글 한 권"
              />
            </g>
          </svg>
        )}
        {panels.map((panel) => (
          <Panel key={`${panel.label} ${panel.x}`} panel={panel} k={k} trim={trim} />
        ))}
        <rect {...trim} className={figure.knife} />
        <text
          className={cx(figure.words, figure.strong)}
          x={SIDE + DRAWN / 2}
          y={TOP + whole.height * k + 24}
          textAnchor="middle"
        >
          도련까지 {mm(whole.width)} × {mm(whole.height)} mm
        </text>
      </svg>
      <figcaption>
        가로는 {panels.map(({ label, width }) => `${label} ${mm(width)}`).join(' + ')} = {mm(size.width)} mm이고, 도련을
        더해{' '}
        <b>
          {mm(whole.width)} × {mm(whole.height)} mm
        </b>
        로 만듭니다. 책등은 묶을 때 {mm(sheet.tolerance)} mm까지 움직일 수 있습니다.
      </figcaption>
    </figure>
  )
}

interface PanelProps {
  readonly panel: TemplateSheet['panels'][number]
  readonly k: number
  readonly trim: { readonly x: number; readonly y: number; readonly height: number }
}

function Panel({ panel: { label, x, width }, k, trim }: PanelProps) {
  const isSpine = label.startsWith(SPINE)
  const from = trim.x + x * k
  return (
    <g>
      {label === BACK && (
        <path
          className={styles.code}
          d={`M${from + width * k * 0.62} ${trim.y + trim.height * 0.86}h${width * k * 0.28}v${-trim.height * 0.1}h${-width * k * 0.28}z`}
        />
      )}
      <rect
        x={from}
        y={trim.y}
        width={width * k}
        height={trim.height}
        className={isSpine ? styles.spine : styles.panel}
      />
      <path className={figure.measure} d={`M${from} 32v10M${from + width * k} 32v10M${from} 37h${width * k}`} />
      <text
        className={cx(figure.words, isSpine && styles.orange)}
        x={from + (width * k) / 2}
        y={isSpine ? 14 : 28}
        textAnchor="middle"
      >
        {isSpine ? mm(width) : `${label} ${mm(width)}`}
      </text>
    </g>
  )
}
