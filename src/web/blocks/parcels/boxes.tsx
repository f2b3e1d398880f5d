import styles from './parcels.module.css'

interface BoxesProps {
  /** Of each box whether it has arrived. */
  readonly boxes: readonly boolean[]
}

const WIDE = 44
const MOST = 6

/** The boxes of a place, counted: grey when they have arrived, with orange tape while they are on their way. */
export function Boxes({ boxes }: BoxesProps) {
  const shown = boxes.slice(0, MOST)
  const columns = Math.min(3, shown.length)
  const rows = Math.ceil(shown.length / 3)
  const width = columns * WIDE + 22
  const height = rows * 30 + 26
  return (
    <svg
      className={styles.boxes}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`상자 ${boxes.length}개`}
    >
      {shown.map((arrived, index) => {
        const x = (index % 3) * WIDE
        const y = height - 34 - Math.floor(index / 3) * 30
        return <Box key={index} x={x} y={y} arrived={arrived} />
      })}
    </svg>
  )
}

function Box({ x, y, arrived }: { readonly x: number; readonly y: number; readonly arrived: boolean }) {
  const face = arrived ? 'var(--k-15)' : 'var(--sheet)'
  const tape = arrived ? 'var(--k-30)' : 'var(--orange-bright)'
  return (
    <g transform={`translate(${x + 1} ${y})`} stroke="var(--ink)" strokeLinejoin="round">
      <path d="M0 12 12 0h44L42 12z" fill={face} />
      <path d="M42 12 56 0v20L42 32z" fill={arrived ? 'var(--k-30)' : 'var(--sunk)'} />
      <path d="M0 12h42v20H0z" fill={face} />
      <path d="M18 12h7v6h-7zM18 12 30 0h7L25 12z" fill={tape} stroke="none" />
      <path d="M5 22h13v6H5z" fill="var(--sheet)" strokeWidth=".6" />
    </g>
  )
}
