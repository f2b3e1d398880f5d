import { useId } from 'react'
import type { DrawnPage } from '#/domain/designs/draw-design.ts'
import type { PathShape, Shape, TextShape } from '#/domain/designs/shape.ts'
import styles from './design-picture.module.css'

interface DesignPictureProps {
  readonly page: DrawnPage
  /** What it shows, for who cannot see it; left out where the same is said beside it. */
  readonly label?: string
}

/** A page of a design as it will be cut: drawn from the same marks as the press file. */
export function DesignPicture({ page, label }: DesignPictureProps) {
  const id = useId()
  const { width, height } = page.size
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Marks shapes={page.shapes} id={id} />
    </svg>
  )
}

/** The same marks inside a drawing of the caller's own, in mm from the trim's upper left corner. */
export function DesignMarks({ page }: Pick<DesignPictureProps, 'page'>) {
  return <Marks shapes={page.shapes} id={useId()} />
}

/** Marks of a page never change places, so their number is their key. */
function Marks({ shapes, id }: { readonly shapes: readonly Shape[]; readonly id: string }) {
  return shapes.map((shape, at) => {
    if (shape.kind === 'path') return <Line key={at} shape={shape} />
    if (shape.kind === 'text') return <Type key={at} shape={shape} />
    const { x, y, width, height } = shape
    if (shape.kind === 'picture') return <image key={at} href={shape.href} x={x} y={y} width={width} height={height} />
    const clip = `${id}-${at}`
    return (
      <g key={at} clipPath={`url(#${clip})`}>
        <clipPath id={clip}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
        <Marks shapes={shape.shapes} id={clip} />
      </g>
    )
  })
}

function Line({ shape: { d, fill, stroke, width, dash } }: { readonly shape: PathShape }) {
  return (
    <path
      d={d}
      fill={fill?.screen ?? 'none'}
      {...(stroke ? { stroke: stroke.screen, strokeWidth: width } : {})}
      {...(dash ? { strokeDasharray: dash.join(' '), strokeLinecap: 'round' as const } : {})}
    />
  )
}

function Type({ shape: { text, x, y, size, bold, align, fill, turned } }: { readonly shape: TextShape }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      textAnchor={align}
      fill={fill.screen}
      {...(turned ? { transform: `rotate(90 ${x} ${y})` } : {})}
    >
      {text}
    </text>
  )
}
