interface MmRulerProps {
  /** How many millimetres the picture above it is wide. */
  readonly width: number
}

/** Pixels per millimetre of the viewBox, as the studies are drawn. */
const PER_MM = 645 / 30.2

/** The millimetre scale below a picture, every fifth tick with its number. */
export function MmRuler({ width }: MmRulerProps) {
  const ticks = Array.from({ length: Math.floor(width) + 1 }, (_, mm) => mm)
  const path = ticks.map((mm) => `M${at(mm)} 0v${mm % 5 === 0 ? 8 : 4}`).join('')
  return (
    <svg viewBox={`0 0 ${width * PER_MM} 20`} aria-hidden="true">
      <path d={path} stroke="var(--ink)" fill="none" />
      {ticks.map(
        (mm) =>
          mm % 5 === 0 &&
          mm < width - 1 && (
            <text key={mm} x={at(mm) + 4} y={16} fontSize={11} fill="var(--ink-3)">
              {mm === 0 ? '0 mm' : mm}
            </text>
          ),
      )}
    </svg>
  )
}

const at = (mm: number): number => Math.round((mm * PER_MM + 0.5) * 100) / 100
