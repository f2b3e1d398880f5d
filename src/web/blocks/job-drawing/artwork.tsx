import type { ReactNode } from 'react'
import { GEUL, MUN, glyphPath } from '#/domain/drawing/glyph.ts'
import type { Glyph } from '#/domain/drawing/glyph.ts'
import type { Design } from '#/domain/drawing/scene.ts'

interface ArtworkProps {
  readonly design: Design
  readonly width: number
  readonly height: number
  /** Number of the panel of a folded piece. */
  readonly part: number
  /** Working title of the job, set on the cover and the spine. */
  readonly title: string
}

const INK = 'var(--ink)'
const ORANGE = 'var(--orange-bright)'
const WHITE = '#fff'

function Title({
  x,
  y,
  size,
  children,
  fill = INK,
  weight = 800,
}: {
  x: number
  y: number
  size: number
  children: string
  fill?: string
  weight?: number
}) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={weight} fill={fill} letterSpacing={-0.04 * size}>
      {children}
    </text>
  )
}

/** Lines of text as bars: nobody is to read it, everybody is to see that there is text. */
function Lines({
  x,
  y,
  width,
  count,
  gap,
  thick,
}: {
  x: number
  y: number
  width: number
  count: number
  gap: number
  thick: number
}) {
  const d = Array.from(
    { length: count },
    (_, index) => `M${x} ${y + index * gap}h${index === count - 1 ? width * 0.6 : width}v${thick}H${x}z`,
  ).join('')
  return <path d={d} fill={INK} opacity=".5" />
}

function Lettering({
  glyph,
  x,
  y,
  width,
  height,
  fill = INK,
}: {
  glyph: Glyph
  x: number
  y: number
  width: number
  height: number
  fill?: string
}) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${width / 100} ${height / glyph.height})`}
      d={glyphPath(glyph)}
      fill={fill}
    />
  )
}

type Drawing = (w: number, h: number, part: number, title: string) => ReactNode

const DESIGNS: Readonly<Record<Exclude<Design, 'plain'>, Drawing>> = {
  book: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={ORANGE} />
      <Title x={w * 0.08} y={w * 0.16} size={w * 0.095}>
        {title}
      </Title>
      <path d={`M${w * 0.08} ${w * 0.215}h${w * 0.84}`} stroke={INK} strokeWidth={w * 0.008} />
      <Lettering glyph={GEUL} x={w * 0.08} y={w * 0.29} width={w * 0.84} height={Math.max(w * 0.3, h - w * 0.37)} />
    </>
  ),
  catalogue: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={WHITE} />
      <circle cx={w * 0.6} cy={h * 0.62} r={w * 0.52} fill={ORANGE} />
      <rect x={w * 0.08} y={h * 0.62} width={w * 0.3} height={w * 0.3} fill={INK} />
      <Title x={w * 0.08} y={w * 0.2} size={w * 0.14}>
        {title}
      </Title>
    </>
  ),
  flyer: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={WHITE} />
      <rect width={w} height={h * 0.62} fill={ORANGE} />
      <Lettering glyph={MUN} x={w * 0.08} y={h * 0.05} width={w * 0.84} height={h * 0.52} />
      <Title x={w * 0.08} y={h * 0.74} size={w * 0.12}>
        {title}
      </Title>
      <Lines x={w * 0.08} y={h * 0.8} width={w * 0.84} count={3} gap={h * 0.045} thick={h * 0.011} />
    </>
  ),
  leaflet: (w, h, part, title) =>
    part % 3 === 1 ? (
      <>
        <rect width={w} height={h} fill={ORANGE} />
        <circle cx={w / 2} cy={h * 0.4} r={w * 0.33} fill={INK} />
        <rect x={w * 0.17} y={h * 0.66} width={w * 0.66} height={w * 0.16} fill={INK} />
      </>
    ) : part % 3 === 0 ? (
      <>
        <Title x={w * 0.11} y={h * 0.16} size={w * 0.19}>
          {title}
        </Title>
        <Lines x={w * 0.11} y={h * 0.7} width={w * 0.76} count={6} gap={h * 0.036} thick={h * 0.008} />
      </>
    ) : (
      <>
        <Lines x={w * 0.11} y={h * 0.11} width={w * 0.78} count={11} gap={h * 0.038} thick={h * 0.008} />
        <path d={`M${w * 0.11} ${h * 0.92}V${h * 0.66}h${w * 0.5}z`} fill={INK} />
        <circle cx={w * 0.72} cy={h * 0.82} r={w * 0.17} fill={ORANGE} />
      </>
    ),
  poster: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={ORANGE} />
      <Lettering glyph={MUN} x={0} y={h * 0.03} width={w} height={h * 0.76} />
      <rect y={h * 0.82} width={w} height={h * 0.18} fill={WHITE} />
      <Title x={w * 0.06} y={h * 0.93} size={w * 0.11}>
        {title}
      </Title>
    </>
  ),
  sheet: (w, h, _, title) => (
    <>
      <Title x={w * 0.09} y={w * 0.2} size={w * 0.12}>
        {title}
      </Title>
      <Lines x={w * 0.09} y={h * 0.23} width={w * 0.82} count={11} gap={h * 0.05} thick={h * 0.01} />
      <rect x={w * 0.66} y={h * 0.83} width={w * 0.25} height={h * 0.1} fill={ORANGE} />
    </>
  ),
  series: (w, h, _, title) => (
    <>
      <Title x={w * 0.08} y={w * 0.2} size={w * 0.13}>
        {title}
      </Title>
      <rect x={w * 0.08} y={h * 0.26} width={w * 0.84} height={h * 0.6} fill={INK} />
      <Lettering glyph={GEUL} x={w * 0.24} y={h * 0.32} width={w * 0.52} height={h * 0.48} fill={ORANGE} />
    </>
  ),
  textbook: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={WHITE} />
      <rect width={w} height={h * 0.4} fill={ORANGE} />
      <Title x={w * 0.13} y={h * 0.2} size={w * 0.16}>
        {title}
      </Title>
      <path
        d={`M${w * 0.18} ${h * 0.9}V${h * 0.48}M${w * 0.13} ${h * 0.85}H${w * 0.9}M${w * 0.16} ${h * 0.78}C${w * 0.36} ${h * 0.78} ${w * 0.4} ${h * 0.5} ${w * 0.53} ${h * 0.5}S${w * 0.7} ${h * 0.78} ${w * 0.88} ${h * 0.76}`}
        fill="none"
        stroke={INK}
        strokeWidth={w * 0.014}
      />
    </>
  ),
  spine: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={ORANGE} />
      {w > 5 ? (
        <g transform={`translate(${w / 2} ${h * 0.05}) rotate(90)`}>
          <Title x={0} y={Math.min(w * 0.2, 2.4)} size={Math.min(w * 0.56, 7)}>
            {title}
          </Title>
        </g>
      ) : null}
    </>
  ),
  text: (w, h, _, title) => (
    <Title x={w * 0.05} y={h * 0.7} size={h * 0.55}>
      {title}
    </Title>
  ),
  back: (w, h) => (
    <>
      <rect width={w} height={h} fill={INK} />
      <rect x={w * 0.08} y={h * 0.86} width={w * 0.26} height={w * 0.08} fill={ORANGE} />
    </>
  ),
}

/** The house design of a face that has no page of the customer's yet, in mm. */
export function Artwork({ design, width, height, part, title }: ArtworkProps) {
  return design === 'plain' ? null : DESIGNS[design](width, height, part, title)
}
