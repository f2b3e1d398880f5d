const SHEET = { stroke: 'var(--ink)', fill: 'var(--sheet)', strokeLinejoin: 'round' } as const
const ORANGE = 'var(--orange-bright)'

/** Text and a picture that are laid out on a page. */
export const LayoutPicture = () => (
  <svg viewBox="0 0 160 132" aria-hidden="true">
    <path d="M30 14h84v108H30z" {...SHEET} />
    <path d="M42 28h60v34H42z" fill={ORANGE} />
    <path d="M42 74h60M42 84h60M42 94h60M42 104h36" stroke="var(--ink)" opacity=".5" />
    <path d="M30 22h84M38 14v108M106 14v108" fill="none" stroke="var(--c)" strokeDasharray="3 3" />
  </svg>
)

/** A sheet between two cylinders, printed behind them. */
export const PressPicture = () => (
  <svg viewBox="0 0 160 132" aria-hidden="true">
    <path d="M6 68h148" stroke="var(--ink)" />
    <path d="M96 64h52v8H96z" fill={ORANGE} stroke="var(--ink)" />
    <circle cx="70" cy="38" r="28" {...SHEET} />
    <circle cx="70" cy="98" r="28" {...SHEET} />
    <path d="M44 28a28 28 0 0 1 52 0" fill="none" stroke="var(--m)" strokeWidth="5" />
    <circle cx="70" cy="38" r="5" fill="var(--ink)" />
    <circle cx="70" cy="98" r="5" fill="var(--ink)" />
  </svg>
)

/** Folded sheets that lie in a cover. */
export const BoundPicture = () => (
  <svg viewBox="0 0 160 132" aria-hidden="true">
    <path d="M22 24h116v10H34v64h104v10H22z" fill={ORANGE} stroke="var(--ink)" strokeLinejoin="round" />
    {[40, 54, 68, 82].map((top) => (
      <path key={top} d={`M136 ${top}H48q-8 0-8 5t8 5h88M136 ${top + 5}H50`} fill="none" stroke="var(--ink)" />
    ))}
  </svg>
)

/** The knife above a pile, at the line of the trim. */
export const KnifePicture = () => (
  <svg viewBox="0 0 160 132" aria-hidden="true">
    {[84, 92, 100, 108].map((top) => (
      <path key={top} d={`M20 ${top}h120v8H20z`} {...SHEET} />
    ))}
    <path d="M96 10h24v44l-24 12z" fill="#bdbab1" stroke="var(--ink)" strokeLinejoin="round" />
    <path d="M96 66v54" stroke="var(--m)" strokeWidth="2" strokeDasharray="4 3" />
  </svg>
)
