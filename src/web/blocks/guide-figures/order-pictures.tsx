const SHEET = { stroke: 'var(--ink)', fill: 'var(--sheet)', strokeLinejoin: 'round' } as const
const ORANGE = 'var(--orange-bright)'
const BOX = '0 0 160 132'

/** Choices with a price that follows them. */
export const ChoicePicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    {[24, 54].map((top) => (
      <g key={top}>
        <path d={`M24 ${top}h112v22H24z`} {...SHEET} />
        <path d={`M34 ${top + 11}h40M118 ${top + 8}l5 6 5-6`} fill="none" stroke="var(--ink)" />
      </g>
    ))}
    <path d="M24 88h112v24H24z" fill={ORANGE} stroke="var(--ink)" />
    <path d="M76 100h50" stroke="var(--ink)" strokeWidth="4" />
  </svg>
)

/** A paper with lines that add up to a sum. */
export const SumPicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M36 12h66l22 22v86H36z" {...SHEET} />
    <path d="M102 12v22h22" fill="none" stroke="var(--ink)" strokeLinejoin="round" />
    <path d="M48 48h40M108 48h6M48 60h34M104 60h10M48 72h46M108 72h6" stroke="var(--ink)" opacity=".5" />
    <path d="M48 84h66" stroke="var(--ink)" />
    <path d="M82 94h32v12H82z" fill={ORANGE} />
  </svg>
)

/** A paper that somebody has put a seal under. */
export const SealPicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M36 12h88v108H36z" {...SHEET} />
    <path d="M48 28h44M48 40h64M48 52h58M48 64h36" stroke="var(--ink)" opacity=".5" />
    <circle cx="96" cy="92" r="19" fill="none" stroke={ORANGE} strokeWidth="5" />
    <path d="M87 92l7 7 12-14" fill="none" stroke={ORANGE} strokeWidth="5" />
  </svg>
)

/** A letter that has come. */
export const LetterPicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M20 36h112v72H20z" {...SHEET} />
    <path d="M20 36l56 42 56-42" fill="none" stroke="var(--ink)" strokeLinejoin="round" />
    <circle cx="132" cy="36" r="14" fill={ORANGE} stroke="var(--ink)" />
  </svg>
)

/** A page with the line of the knife, the bleed outside of it and a fold. */
export const LinesPicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M24 20h112v96H24z" fill="var(--sheet)" stroke="var(--c)" />
    <path d="M32 28h96v80H32z" fill="none" stroke="var(--m)" strokeWidth="2" />
    <path d="M80 28v80" stroke="var(--m)" strokeWidth="2" strokeDasharray="4 3" />
    <path d="M42 44h28M42 54h28M42 64h18M90 84h28M90 94h20" stroke="var(--ink)" opacity=".5" />
    <path d="M90 40h28v32H90z" fill={ORANGE} />
  </svg>
)

/** The same page before and after: what is other is lit. */
export const ChangedPicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M12 26h58v80H12zM90 26h58v80H90z" {...SHEET} />
    <path d="M22 40h38M22 50h38M100 40h38M100 50h38M100 92h24M22 92h24" stroke="var(--ink)" opacity=".5" />
    <path d="M22 62h24v20H22z" fill="#e9e6df" stroke="var(--ink-3)" />
    <path d="M100 62h38v20h-38z" fill={ORANGE} stroke="var(--ink)" />
    <path d="M74 66h12m-5-5 5 5-5 5" fill="none" stroke="var(--ink)" />
  </svg>
)

/** A month with one day in it that counts: a place from 0 to 19. */
export const MonthPicture = ({ day }: { readonly day: number }) => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M22 18h116v100H22z" {...SHEET} />
    <path d="M22 18h116v18H22z" fill="var(--ink)" />
    {Array.from({ length: 20 }, (_, at) => (
      <rect
        key={at}
        x={30 + (at % 5) * 21}
        y={44 + Math.floor(at / 5) * 18}
        width="16"
        height="12"
        fill={at === day ? ORANGE : '#e9e6df'}
      />
    ))}
  </svg>
)

interface BarPictureProps {
  /** Shares of the sum, 0 to 1: what is left after this step, and what it takes off. */
  readonly left: number
  readonly off: number
}

const SUM = 132

/** A sum from which a piece is taken. */
export const BarPicture = ({ left, off }: BarPictureProps) => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d={`M14 40h${SUM}v52H14z`} fill="none" stroke="var(--ink-3)" strokeDasharray="3 3" />
    <path d={`M14 40h${left * SUM}v52H14z`} {...SHEET} />
    <path d={`M${14 + left * SUM} 40h${off * SUM}v52h${-off * SUM}z`} fill={ORANGE} stroke="var(--ink)" />
  </svg>
)

/** A page and how wide it is. */
export const SizePicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M44 36h76v84H44z" {...SHEET} />
    <path d="M44 14v12M120 14v12M44 20h76" stroke={ORANGE} strokeWidth="3" />
    <path d="M56 54h52M56 64h52M56 74h34" stroke="var(--ink)" opacity=".5" />
  </svg>
)

/** A letter in a box that goes with the file. */
export const FontPicture = () => (
  <svg viewBox={BOX} aria-hidden="true">
    <path d="M30 18h100v96H30z" {...SHEET} />
    <path d="M30 88h100" stroke={ORANGE} strokeWidth="3" />
    <text x="80" y="88" fontSize="64" fontWeight="800" textAnchor="middle" fill="var(--ink)">
      가
    </text>
  </svg>
)
