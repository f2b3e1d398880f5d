import type { Paper } from '#/domain/catalog/paper.ts'
import styles from './paper-fan.module.css'

/** Angles of the first and the last leaf. */
const OPEN = 68
const PATCHES = ['var(--c)', 'var(--m)', 'var(--y)', 'var(--k)']
/** A dark paper is written on in white. */
const DARK = 0x70
/** How far the end of a leaf is from the rivet, and how wide it is where names stand across it. */
const [REACH, NARROW] = [322, 80]
/** Leaves with their names along them are as wide as shows beside the next one, up to this. */
const WIDE = 128

interface PaperFanProps {
  readonly papers: readonly Paper[]
  readonly label: string
  /** Leaves that may still be added: outlines behind the papers. */
  readonly free?: number
  /** Along a leaf a name stays readable where the fan is small; the smallest one shows colours alone. */
  readonly names?: 'across' | 'along' | 'none'
}

/** Leaves of paper spread like a fan, each of its own colour with its name and weight. */
export function PaperFan({ papers, label, free = 0, names = 'across' }: PaperFanProps) {
  const leaves = papers.length + free
  const step = leaves > 1 ? (2 * OPEN) / (leaves - 1) : 0
  const width = names === 'across' ? NARROW : Math.min(WIDE, Math.round((step * Math.PI * REACH) / 180) + 4)
  const turned = (at: number) => (leaves > 1 ? Math.round((-OPEN + at * step) * 100) / 100 : 0)
  return (
    <svg viewBox="0 0 680 392" role="img" aria-label={label}>
      {Array.from({ length: free }, (_, at) => (
        <g key={at} {...turn(turned(papers.length + at))}>
          <rect x={-width / 2} y={-REACH} width={width} height={340} className={styles.free} />
        </g>
      ))}
      {papers.map((paper, at) => (
        <g key={paper.id} {...turn(turned(at))}>
          <Sheet tint={paper.family.tint} width={width} />
          {names === 'across' && <AcrossIt paper={paper} />}
          {names === 'along' && <AlongIt paper={paper} left={-width / 2} rises={turned(at) < 0} />}
        </g>
      ))}
    </svg>
  )
}

const turn = (degrees: number) => ({
  className: styles.leaf,
  style: { transform: `translate(340px, 374px) rotate(${degrees}deg)` },
})

const inkOn = ({ family }: Paper): string =>
  Number.parseInt(family.tint.slice(1, 3), 16) < DARK ? '#fff' : 'var(--ink)'

function Sheet({ tint, width }: { readonly tint: string; readonly width: number }) {
  return (
    <>
      <rect x={3 - width / 2} y={3 - REACH} width={width} height={340} fill="var(--ink)" opacity={0.1} />
      <rect x={-width / 2} y={-REACH} width={width} height={340} fill={tint} stroke="var(--ink)" strokeWidth={0.9} />
    </>
  )
}

function AcrossIt({ paper }: { readonly paper: Paper }) {
  const ink = inkOn(paper)
  const { name } = paper.family
  return (
    <>
      <text x={-33} y={-303} fontSize={name.length > 5 ? 10 : 11.5} fontWeight={700} fill={ink}>
        {name}
      </text>
      <text x={-33} y={-288} fontSize={11} fill={ink}>
        {paper.gsm} g
      </text>
      <g transform="translate(-33 -278)">
        <Patches ink={ink} />
      </g>
    </>
  )
}

interface AlongItProps {
  readonly paper: Paper
  readonly left: number
  /** Left of the middle a line is read towards the rivet, right of it away from it: so none stands on its head. */
  readonly rises: boolean
}

function AlongIt({ paper, left, rises }: AlongItProps) {
  const ink = inkOn(paper)
  const lines = rises ? `translate(${left + 10} -310) rotate(90)` : `translate(${left + 32} -310) rotate(-90)`
  return (
    <g transform={lines} fill={ink} textAnchor={rises ? 'start' : 'end'}>
      <text fontSize={25} fontWeight={700}>
        {paper.family.name}
        <tspan dx={8} fontWeight={400}>
          {paper.gsm} g
        </tspan>
      </text>
    </g>
  )
}

const Patches = ({ ink }: { readonly ink: string }) =>
  PATCHES.map((patch, at) => (
    <g key={patch}>
      <rect x={at * 9} width={9} height={9} fill={patch} />
      <rect x={at * 9} y={9} width={9} height={9} fill={ink} opacity={1 - at * 0.28} />
    </g>
  ))
