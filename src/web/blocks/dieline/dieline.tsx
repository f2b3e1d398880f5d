import type { TemplateSheet } from '#/domain/print/cover-template.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import styles from './dieline.module.css'

/** Of the whole: a narrower panel has its words in colour, below its neighbours' room. */
const NARROW = 0.12

interface DielineProps {
  readonly sheet: TemplateSheet
  readonly label: string
}

/** A template as it will lie under the artwork: trim in magenta, folds and spine in cyan, what is safe in broken blue. */
export function Dieline({ sheet, label }: DielineProps) {
  const { size, bleed, panels } = sheet
  const unit = Math.max(size.width, size.height) / 100
  const below = size.height + bleed.bottom + 9 * unit
  const right = size.width + bleed.right + 10 * unit
  const edge = 10 * unit + bleed.left
  const view = [
    -edge,
    -edge,
    size.width + 2 * edge + 12 * unit,
    size.height + 2 * edge + (panels.length > 1 ? 17 : 8) * unit,
  ]
  return (
    <svg
      className={styles.dieline}
      viewBox={view.map((value) => value.toFixed(2)).join(' ')}
      role="img"
      aria-label={label}
      fontSize={3.6 * unit}
    >
      <Shape sheet={sheet} unit={unit} />
      <Crops sheet={sheet} unit={unit} />
      {panels.map((panel) => (
        <Name key={`${panel.label} ${panel.x}`} panel={panel} sheet={sheet} unit={unit} />
      ))}
      {panels.map(({ label: name, x, width }) => (
        <Measure
          key={`${name} ${x}`}
          from={x}
          to={x + width}
          at={below}
          unit={unit}
          words={isNarrow(width, size.width) ? '' : formatMm(width)}
        />
      ))}
      {panels
        .filter(({ width }) => isNarrow(width, size.width))
        .map(({ label: name, x, width }) => (
          <text key={x} className={styles.spine} x={x + width / 2} y={below + 5.4 * unit} textAnchor="middle">
            {name} {formatMm(width)}
          </text>
        ))}
      {panels.length > 1 && (
        <Measure from={0} to={size.width} at={below + 9 * unit} unit={unit} words={formatMm(size.width)} />
      )}
      <Upright to={size.height} at={right} unit={unit} />
    </svg>
  )
}

const isNarrow = (width: number, whole: number) => width < whole * NARROW

/** The same without words, for a row of a list. */
export function DielineThumb({ sheet }: { readonly sheet: TemplateSheet }) {
  const { size, bleed } = sheet
  const unit = Math.max(size.width, size.height) / 100
  const view = [
    -bleed.left - unit,
    -bleed.top - unit,
    size.width + bleed.left + bleed.right + 2 * unit,
    size.height + bleed.top + bleed.bottom + 2 * unit,
  ]
  return (
    <svg className={styles.thumb} viewBox={view.map((value) => value.toFixed(2)).join(' ')} aria-hidden="true">
      <Shape sheet={sheet} unit={unit} />
    </svg>
  )
}

interface PartProps {
  readonly sheet: TemplateSheet
  /** A hundredth of the longer side. */
  readonly unit: number
}

/** The sheet counts upwards from the lower edge, a screen downwards. */
function Shape({ sheet, unit }: PartProps) {
  const { size, bleed, folds, levelFolds, scores, safe, bands } = sheet
  const out = 3 * unit
  return (
    <g>
      <rect
        className={styles.bleed}
        x={-bleed.left}
        y={-bleed.top}
        width={size.width + bleed.left + bleed.right}
        height={size.height + bleed.top + bleed.bottom}
      />
      {bands.map(({ x, width }) => (
        <rect key={x} className={styles.band} x={x} y={0} width={width} height={size.height} />
      ))}
      {safe.map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          className={styles.safe}
          x={x}
          y={size.height - y - height}
          width={width}
          height={height}
        />
      ))}
      {folds.map((x) => (
        <path key={x} className={styles.fold} d={`M${x} ${-out}V${size.height + out}`} />
      ))}
      {levelFolds.map((y) => (
        <path key={y} className={styles.fold} d={`M${-out} ${size.height - y}H${size.width + out}`} />
      ))}
      {scores.map((x) => (
        <path key={x} className={styles.score} d={`M${x} 0V${size.height}`} />
      ))}
      <rect className={styles.trim} width={size.width} height={size.height} />
    </g>
  )
}

function Crops({ sheet: { size, bleed }, unit }: PartProps) {
  const near = Math.max(bleed.left, bleed.top) + unit
  const far = near + 4 * unit
  const sides = [0, size.width].flatMap((x) => [
    `M${x} ${-near}V${-far}`,
    `M${x} ${size.height + near}V${size.height + far}`,
  ])
  const ends = [0, size.height].flatMap((y) => [
    `M${-near} ${y}H${-far}`,
    `M${size.width + near} ${y}H${size.width + far}`,
  ])
  return <path className={styles.mark} d={[...sides, ...ends].join('')} />
}

function Name({ panel, sheet, unit }: PartProps & { readonly panel: TemplateSheet['panels'][number] }) {
  const { label, x, width } = panel
  if (width < label.length * 4.2 * unit) return null
  return (
    <text className={styles.name} x={x + width / 2} y={sheet.size.height / 2} textAnchor="middle">
      {label}
    </text>
  )
}

interface MeasureProps {
  readonly from: number
  readonly to: number
  readonly at: number
  readonly unit: number
  readonly words: string
}

function Measure({ from, to, at, unit, words }: MeasureProps) {
  const tick = (x: number) => `M${x - unit} ${at + unit}l${2 * unit} ${-2 * unit}`
  return (
    <>
      <path className={styles.mark} d={`M${from} ${at}H${to}${tick(from)}${tick(to)}`} />
      <text className={styles.measure} x={(from + to) / 2} y={at + 5.4 * unit} textAnchor="middle">
        {words}
      </text>
    </>
  )
}

function Upright({ to, at, unit }: Pick<MeasureProps, 'to' | 'at' | 'unit'>) {
  const tick = (y: number) => `M${at - unit} ${y + unit}l${2 * unit} ${-2 * unit}`
  return (
    <>
      <path className={styles.mark} d={`M${at} 0V${to}${tick(0)}${tick(to)}`} />
      <text className={styles.measure} x={at + 2 * unit} y={to / 2 + 1.2 * unit}>
        {formatMm(to)}
      </text>
    </>
  )
}
