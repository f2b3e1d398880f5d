const SHEET = { stroke: 'var(--ink)', fill: '#fff', strokeLinejoin: 'round' } as const
const ORANGE = 'var(--orange-bright)'

export function DropPicture() {
  return (
    <svg viewBox="14 0 120 132" aria-hidden="true">
      <path d="M26 26h68v88H26z" {...SHEET} />
      <path d="M14 26h8M98 26h8M14 114h8M98 114h8M26 14v8M94 14v8M26 118v8M94 118v8" stroke="var(--ink)" />
      <path d="M60 44v40M46 70l14 14 14-14" fill="none" stroke={ORANGE} strokeWidth="4" />
    </svg>
  )
}

export function CheckPicture() {
  return (
    <svg viewBox="19.5 0 120 132" aria-hidden="true">
      <path d="M20 20h80v100H20z" fill="none" stroke="var(--ink-3)" strokeDasharray="3 3" />
      <path d="M26 26h68v88H26z" {...SHEET} />
      <path d="M36 40h34M36 48h48M36 56h48M36 64h30" stroke="var(--ink)" opacity=".5" />
      <path d="M62 78h32v36H62z" fill={ORANGE} />
      <path d="M57 73h48v46H57z" fill="none" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  )
}

export function ProofPicture() {
  return (
    <svg viewBox="13.5 0 160 132" aria-hidden="true">
      <path d="M14 30h66v88H14zM80 30h66v88H80z" {...SHEET} />
      <path d="M26 46h40M26 54h40M26 62h28M92 92h40M92 100h30" stroke="var(--ink)" opacity=".5" />
      <path d="M92 44h42v38H92z" fill="#e9e6df" />
      <path d="M116 62l-9-14a10.5 10.5 0 1 1 18 0z" fill={ORANGE} stroke="var(--ink)" strokeWidth="1.5" />
    </svg>
  )
}

export function BoxPicture() {
  return (
    <svg viewBox="0 0 150 132" aria-hidden="true">
      <path d="M4 44 74 22l66 28v52l-66 26L4 92z" {...SHEET} />
      <path d="M4 44l70 30 66-24M74 74v54" fill="none" stroke="var(--ink)" />
      <path d="M36 34l66 28v16l-12 4V66L26 38z" fill="#e9e6df" stroke="var(--ink)" strokeLinejoin="round" />
      <path d="M14 66l30 13v18L14 84z" fill={ORANGE} stroke="var(--ink)" strokeLinejoin="round" />
    </svg>
  )
}
