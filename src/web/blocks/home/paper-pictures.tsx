const SHEET = { stroke: 'var(--ink)', fill: 'var(--sheet)', strokeLinejoin: 'round' } as const
const ORANGE = 'var(--orange-bright)'

/** A job ticket with its sum, torn off. */
export function TicketPicture() {
  return (
    <svg viewBox="14 0 160 132" aria-hidden="true">
      <path d="M24 16h112v94l-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8z" {...SHEET} />
      <path d="M36 32h46M36 44h68M36 54h56M36 64h62" stroke="var(--ink)" opacity=".5" />
      <path d="M36 76h88" stroke="var(--ink)" strokeDasharray="3 3" />
      <path d="M82 84h42v14H82z" fill={ORANGE} />
      <path d="M36 91h22" stroke="var(--ink)" strokeWidth="3" />
    </svg>
  )
}

/** One side of a press sheet: pages by two rows, crop marks, register and colour bar. */
export function SheetPicture() {
  const columns = [34, 64, 94, 124]
  return (
    <svg viewBox="14 0 160 132" aria-hidden="true">
      <path d="M20 14h148v108H20z" {...SHEET} />
      {columns.map((x, at) => (
        <g key={x}>
          <path d={`M${x} 24h30v40H${x}zM${x} 64h30v40H${x}z`} fill="none" stroke="var(--ink)" />
          <path d={`M${x + 5} 34h20M${x + 5} 40h20M${x + 5} 46h14`} stroke="var(--ink)" opacity=".5" />
          {at === 2 ? (
            <path d={`M${x} 64h30v40H${x}z`} fill={ORANGE} />
          ) : (
            <path d={`M${x + 5} 94h20M${x + 5} 88h20M${x + 11} 82h14`} stroke="var(--ink)" opacity=".5" />
          )}
        </g>
      ))}
      <path d="M94 14v8M94 106v8M24 64h6M158 64h6" stroke="var(--ink)" />
      <path d="M40 111h12v6H40z" fill="var(--c)" />
      <path d="M52 111h12v6H52z" fill="var(--m)" />
      <path d="M64 111h12v6H64z" fill="var(--y)" />
      <path d="M76 111h12v6H76z" fill="var(--k)" />
    </svg>
  )
}
