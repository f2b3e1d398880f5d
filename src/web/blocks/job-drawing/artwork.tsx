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
const WHITE = '#fff'
/** What the shop prints is of many colours; the shop itself keeps to one. */
/** The ground of the house book, back, spine and front alike. */
export const NAVY = '#12284c'
const SKY = '#6fb7d2'
const MINT = '#cfe5e0'
const RED = '#b5301f'
const SUN = '#fcc931'
const CREAM = '#f6ecd8'
const GREEN = '#0f6b5c'
const CORAL = '#f0694b'
const PLUM = '#2b1a52'
const TEAL = '#1ba893'
const BLUE = '#2146c7'
const BREAD = '#b06a25'

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

/** A line of waves from edge to edge: where it lies, how high, how long one is and where the first begins. */
function wave(width: number, y: number, high: number, long: number, from: number): string {
  const half = long / 2
  const count = Math.ceil((width - from) / half)
  return `M${from} ${y}q${half / 2} ${-high} ${half} 0${`t${half} 0`.repeat(count)}`
}

/** The pin of a map, its point at (x, y). */
const pin = (x: number, y: number, size: number) =>
  `M${x} ${y}C${x - size * 0.16} ${y - size * 0.42} ${x - size / 2} ${y - size * 0.6} ${x - size / 2} ${y - size}a${size / 2} ${size / 2} 0 0 1 ${size} 0C${x + size / 2} ${y - size * 0.6} ${x + size * 0.16} ${y - size * 0.42} ${x} ${y}z`

type Drawing = (w: number, h: number, part: number, title: string) => ReactNode

const LEAFLET: readonly Drawing[] = [
  (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={GREEN} />
      <Title x={w * 0.11} y={h * 0.15} size={w * 0.19} fill={WHITE}>
        {title}
      </Title>
      <path d={pin(w * 0.5, h * 0.78, w * 0.52)} fill={SUN} />
      <circle cx={w * 0.5} cy={h * 0.78 - w * 0.52} r={w * 0.1} fill={GREEN} />
    </>
  ),
  (w, h) => (
    <>
      <rect width={w} height={h} fill={CORAL} />
      <path
        d={`M${w * 0.2} ${h}V${h * 0.62}H${w * 0.74}V${h * 0.34}H${w * 0.3}V0M0 ${h * 0.8}H${w}`}
        fill="none"
        stroke={CREAM}
        strokeWidth={w * 0.09}
      />
      <path d={pin(w * 0.74, h * 0.34, w * 0.24)} fill={GREEN} />
    </>
  ),
  (w, h) => (
    <>
      <rect width={w} height={h} fill={CREAM} />
      <Lines x={w * 0.11} y={h * 0.1} width={w * 0.78} count={9} gap={h * 0.04} thick={h * 0.008} />
      <rect x={w * 0.11} y={h * 0.56} width={w * 0.78} height={h * 0.34} fill={MINT} />
      <path d={pin(w * 0.36, h * 0.84, w * 0.24)} fill={GREEN} />
      <path d={pin(w * 0.66, h * 0.84, w * 0.24)} fill={CORAL} />
    </>
  ),
]

/** Two that a publisher makes: the sea of one book, and the coloured blocks of a series. */
const BOOKS = {
  book: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={NAVY} />
      <Title x={w * 0.09} y={w * 0.2} size={w * 0.13} fill={WHITE}>
        {title}
      </Title>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <path
          key={row}
          d={wave(
            w,
            h * (0.5 + row * 0.062),
            w * (0.05 + row * 0.012),
            w * (0.46 + row * 0.05),
            -w * (0.1 + row * 0.13),
          )}
          fill="none"
          stroke={row % 3 === 0 ? WHITE : SKY}
          strokeWidth={w * 0.011}
        />
      ))}
      <circle cx={w * 0.74} cy={h * 0.33} r={w * 0.1} fill={SUN} />
    </>
  ),
  series: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={CREAM} />
      <Title x={w * 0.08} y={w * 0.2} size={w * 0.13}>
        {title}
      </Title>
      {[NAVY, RED, SUN, GREEN, INK, CORAL].map((fill, at) => {
        const [x, y] = [w * (0.08 + (at % 3) * 0.28), h * (at < 3 ? 0.28 : 0.58)]
        return <rect key={fill} x={x} y={y} width={w * 0.28} height={h * 0.3} fill={fill} />
      })}
      <Lettering glyph={GEUL} x={w * 0.12} y={h * 0.32} width={w * 0.2} height={h * 0.22} fill={WHITE} />
      <Lettering glyph={MUN} x={w * 0.4} y={h * 0.62} width={w * 0.2} height={h * 0.22} fill={SUN} />
    </>
  ),
} satisfies Readonly<Record<string, Drawing>>

const SHEETS = {
  flyer: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={SUN} />
      <Title x={w * 0.08} y={h * 0.17} size={w * 0.17} fill={RED}>
        {title}
      </Title>
      <ellipse cx={w * 0.5} cy={h * 0.58} rx={w * 0.42} ry={h * 0.23} fill={CREAM} />
      {[0.26, 0.5, 0.74].map((x) => (
        <g key={x}>
          <ellipse cx={w * x} cy={h * (x === 0.5 ? 0.5 : 0.62)} rx={w * 0.17} ry={h * 0.075} fill={BREAD} />
          <path
            d={[-0.08, 0, 0.08]
              .map((at) => `M${w * (x + at - 0.02)} ${h * (x === 0.5 ? 0.53 : 0.65)}l${w * 0.04} ${-h * 0.06}`)
              .join('')}
            stroke={CREAM}
            strokeWidth={w * 0.016}
          />
        </g>
      ))}
      <rect y={h * 0.88} width={w} height={h * 0.12} fill={RED} />
    </>
  ),
  poster: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={PLUM} />
      {[CORAL, SUN, TEAL, CREAM, PLUM].map((fill, ring) => (
        <circle key={fill} cx={w * 0.5} cy={h * 0.58} r={w * (0.42 - ring * 0.085)} fill={fill} />
      ))}
      <path d={`M${w * 0.5} ${h * 0.58}L${w * 0.16} ${h}H${w * 0.38}z`} fill={CREAM} />
      <Title x={w * 0.07} y={h * 0.14} size={w * 0.16} fill={WHITE}>
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
      <rect x={w * 0.66} y={h * 0.83} width={w * 0.25} height={h * 0.1} fill={CORAL} />
    </>
  ),
} satisfies Readonly<Record<string, Drawing>>

/** Lines of squared paper over a face of this size, from `top` down. */
const squared = (w: number, h: number, top: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((at) => `M${(w * at) / 8} ${top}V${h}M0 ${top + ((h - top) * at) / 8}H${w}`).join('')

const DESIGNS: Readonly<Record<Exclude<Design, 'plain'>, Drawing>> = {
  ...BOOKS,
  ...SHEETS,
  catalogue: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={MINT} />
      <rect y={h * 0.74} width={w} height={h * 0.26} fill="#a9cfc8" />
      <path
        d={`M${w * 0.36} ${h * 0.62}L${w * 0.3} ${h * 0.9}M${w * 0.72} ${h * 0.62}L${w * 0.78} ${h * 0.88}M${w * 0.62} ${h * 0.66}V${h * 0.93}`}
        stroke={INK}
        strokeWidth={w * 0.035}
      />
      <path
        d={`M${w * 0.36} ${h * 0.32}h${w * 0.32}v${h * 0.24}H${w * 0.36}zM${w * 0.3} ${h * 0.57}h${w * 0.46}v${h * 0.08}H${w * 0.3}z`}
        fill={RED}
      />
      <Title x={w * 0.08} y={w * 0.2} size={w * 0.14}>
        {title}
      </Title>
    </>
  ),
  leaflet: (w, h, part, title) => LEAFLET[part % 3]?.(w, h, part, title),
  textbook: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={WHITE} />
      <rect y={h * 0.3} width={w} height={h * 0.7} fill={BLUE} />
      <Title x={w * 0.13} y={h * 0.19} size={w * 0.18} fill={BLUE}>
        {title}
      </Title>
      <path d={squared(w, h, h * 0.3)} stroke={WHITE} strokeWidth={w * 0.005} opacity=".35" />
      <path d={`M${w * 0.5} ${h * 0.3}V${h}M0 ${h * 0.74}H${w}`} stroke={WHITE} strokeWidth={w * 0.012} />
      <path
        d={`M${w * 0.2} ${h * 0.4}Q${w * 0.46} ${h * 1.28} ${w * 0.72} ${h * 0.4}`}
        fill="none"
        stroke={SUN}
        strokeWidth={w * 0.026}
      />
      <path d={`M${w * 0.14} ${h * 0.94}L${w * 0.9} ${h * 0.46}`} stroke={CORAL} strokeWidth={w * 0.026} />
    </>
  ),
  spine: (w, h, _, title) => (
    <>
      <rect width={w} height={h} fill={NAVY} />
      {w > 5 ? (
        <g transform={`translate(${w / 2} ${h * 0.05}) rotate(90)`}>
          <Title x={0} y={Math.min(w * 0.2, 2.4)} size={Math.min(w * 0.56, 7)} fill={WHITE}>
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
      <rect width={w} height={h} fill={RED} />
      <rect x={w * 0.08} y={h * 0.86} width={w * 0.26} height={w * 0.03} fill={CREAM} />
    </>
  ),
}

/** The house design of a face that has no page of the customer's yet, in mm. */
export function Artwork({ design, width, height, part, title }: ArtworkProps) {
  return design === 'plain' ? null : DESIGNS[design](width, height, part, title)
}
