import type { ReactNode } from 'react'

const INK = { fill: 'none', stroke: 'var(--ink)' } as const

const leaves = (x: number, y: number, count: number, length: number, gap: number) =>
  Array.from({ length: count }, (_, index) => `M${x} ${y + index * gap}h${length}`).join('')

const ADHESIVE = (width: number) => (
  <>
    <path d={`M8 12h${width}v30h${-width}z`} fill="var(--orange-bright)" stroke="var(--ink)" />
    <path d={leaves(8 + width, 15, 9, 123 - width, 3)} {...INK} />
    <path d="M8 12h128M8 42h128" {...INK} strokeWidth="2" />
  </>
)

/** Each binding seen from its head: what holds the leaves is orange. */
const BINDINGS: Readonly<Record<string, ReactNode>> = {
  perfect: ADHESIVE(6),
  pur: ADHESIVE(2.5),
  hard: (
    <>
      <path d="M4 8h136M4 46h136" {...INK} strokeWidth="4" />
      <path d="M6 8Q-2 27 6 46" {...INK} strokeWidth="2" />
      <path d={leaves(13, 14, 9, 114, 3.25)} {...INK} />
      <path d="M8 13h5v28H8z" fill="var(--orange-bright)" stroke="var(--ink)" />
    </>
  ),
  saddle: (
    <>
      <path d="M136 8H24Q8 27 24 46H136M136 14H30Q18 27 30 40H136M136 20H36Q28 27 36 34H136" {...INK} />
      <path d="M12 27h18" stroke="var(--orange-bright)" strokeWidth="3" />
    </>
  ),
  'twin-ring': (
    <>
      <path d={leaves(24, 15, 9, 112, 3)} {...INK} />
      <path d="M24 12h112M24 42h112" {...INK} strokeWidth="2" />
      <ellipse cx="22" cy="27" rx="15" ry="22" fill="none" stroke="var(--orange-bright)" strokeWidth="3" />
    </>
  ),
  'pp-coil': (
    <>
      <path d={leaves(24, 15, 9, 112, 3)} {...INK} />
      <path d="M24 12h112M24 42h112" {...INK} strokeWidth="2" />
      <circle cx="25" cy="27" r="21" fill="none" stroke="var(--orange-bright)" strokeWidth="3" strokeDasharray="8 2" />
    </>
  ),
  sewn: (
    <>
      <path d="M136 12H18Q8 15 18 18H136M136 22H18Q8 25 18 28H136M136 32H18Q8 35 18 38H136" {...INK} />
      <path d="M10 8v38M10 15h12M10 25h12M10 35h12" fill="none" stroke="var(--orange-bright)" strokeWidth="2.5" />
    </>
  ),
}

/** Folds from above: the sheet as a line that turns at every crease. */
const FOLDS: Readonly<Record<string, string>> = {
  none: 'M10 27h124',
  half: 'M130 14 20 27 130 40',
  letter: 'M126 22 28 14 132 28 24 40',
  z: 'M126 12 24 20 130 30 22 42',
  'roll-4': 'M112 30 40 24 122 18 26 14 134 40 22 42',
  'accordion-4': 'M128 10 22 18 128 26 22 34 128 42',
  'accordion-6': 'M128 8 22 15 128 22 22 29 128 36 22 43',
  'gate-4': 'M74 22 24 26 132 14 132 42 24 32 74 34',
  gate: 'M70 18 22 14 22 38 134 38 134 14 86 18',
  cross: 'M128 14 26 20 128 26M134 30 20 36 134 42',
}

interface ChoicePictureProps {
  readonly controlId: string
  readonly choiceId: string
}

/** The drawing above the name of a binding or a fold; nothing for other choices. */
export function ChoicePicture({ controlId, choiceId }: ChoicePictureProps) {
  const binding = controlId === 'binding' ? BINDINGS[choiceId] : undefined
  const fold = controlId.endsWith('.fold') ? FOLDS[choiceId] : undefined
  if (!binding && !fold) return null
  return (
    <svg viewBox="0 0 144 54" preserveAspectRatio="xMinYMid meet" width="100%" height="54" aria-hidden="true">
      {binding ?? <path d={fold} {...INK} strokeWidth="2" strokeLinejoin="round" />}
    </svg>
  )
}
