import type { Paper } from '#/domain/catalog/paper.ts'

/** Angles of the first and the last leaf. */
const OPEN = 68
const PATCHES = ['var(--c)', 'var(--m)', 'var(--y)', 'var(--k)']
/** A dark paper is written on in white. */
const DARK = 0x70

/** Leaves of paper spread like a fan, each of its own colour with its name and weight. */
export function PaperFan({ papers }: { readonly papers: readonly Paper[] }) {
  const step = papers.length > 1 ? (2 * OPEN) / (papers.length - 1) : 0
  return (
    <svg viewBox="0 0 680 392" role="img" aria-label="부채처럼 펼친 종이 샘플">
      {papers.map((paper, at) => (
        <g key={paper.id} transform={`translate(340 374) rotate(${Math.round((-OPEN + at * step) * 100) / 100})`}>
          <Leaf paper={paper} />
        </g>
      ))}
    </svg>
  )
}

function Leaf({ paper: { family, gsm } }: { readonly paper: Paper }) {
  const ink = Number.parseInt(family.tint.slice(1, 3), 16) < DARK ? '#fff' : 'var(--ink)'
  return (
    <>
      <rect x={-37} y={-319} width={80} height={340} fill="var(--ink)" opacity={0.1} />
      <rect x={-40} y={-322} width={80} height={340} fill={family.tint} stroke="var(--ink)" strokeWidth={0.9} />
      <text x={-33} y={-303} fontSize={family.name.length > 5 ? 10 : 11.5} fontWeight={700} fill={ink}>
        {family.name}
      </text>
      <text x={-33} y={-288} fontSize={11} fill={ink}>
        {gsm} g
      </text>
      {PATCHES.map((patch, at) => (
        <rect key={patch} x={-33 + at * 9} y={-278} width={9} height={9} fill={patch} />
      ))}
      {PATCHES.map((patch, at) => (
        <rect key={patch} x={-33 + at * 9} y={-269} width={9} height={9} fill={ink} opacity={1 - at * 0.28} />
      ))}
    </>
  )
}
