import type { GangDrawing, GangSheetView } from '#/contract/production/gangs.contract.ts'
import { memberLetter, TINTS } from './member-letter.ts'
import styles from './gangs.module.css'

/** Both sides of the sheet to scale, the gripper edge below. */
export function GangDrawingView({ sheet }: { readonly sheet: GangSheetView }) {
  const { drawing, members } = sheet
  const letters = new Map(members.map(({ lineId }, index) => [lineId, index]))
  const names = sheet.workStyle === 'work-and-turn' ? ['앞뒤 같은 판'] : ['앞', '뒤']
  return (
    <div className={styles.sides}>
      {drawing.sides.map((side, index) => (
        <figure key={side.face}>
          <svg
            viewBox={`-2 -2 ${drawing.sheet.width + 4} ${drawing.sheet.height + 4}`}
            role="img"
            aria-label={`${sheet.press} ${names[index]}: ${counted(side, letters)}`}
          >
            <SheetFace drawing={drawing} side={side} letters={letters} cuts={index === 0} />
          </svg>
          <figcaption>
            {names[index]} · {sheet.press} {drawing.sheet.width} × {drawing.sheet.height} mm
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

type Side = GangDrawing['sides'][number]

/** Korean: how often each job lies on the side. */
function counted({ places }: Side, letters: ReadonlyMap<string, number>): string {
  const by = Map.groupBy(places, ({ lineId }) => letters.get(lineId) ?? 0)
  return [...by]
    .toSorted(([a], [b]) => a - b)
    .map(([index, all]) => `${memberLetter(index)} ${all.length}자리`)
    .join(', ')
}

interface SheetFaceProps {
  readonly drawing: GangDrawing
  readonly side: Side
  readonly letters: ReadonlyMap<string, number>
  readonly cuts: boolean
}

function SheetFace({ drawing, side, letters, cuts }: SheetFaceProps) {
  const { sheet, area } = drawing
  const up = (y: number, height: number) => sheet.height - y - height
  return (
    <>
      <rect className={styles.paper} width={sheet.width} height={sheet.height} />
      <rect className={styles.area} x={area.x} y={up(area.y, area.height)} width={area.width} height={area.height} />
      {side.places.map(({ lineId, back, trim, bleed }) => {
        const index = letters.get(lineId) ?? 0
        const size = Math.min(36, trim.width / 3, trim.height / 3)
        return (
          <g key={`${bleed.x} ${bleed.y}`}>
            <rect
              className={styles.bleed}
              x={bleed.x}
              y={up(bleed.y, bleed.height)}
              width={bleed.width}
              height={bleed.height}
            />
            <rect
              className={styles.trim}
              data-tint={index % TINTS}
              x={trim.x}
              y={up(trim.y, trim.height)}
              width={trim.width}
              height={trim.height}
            />
            <text
              x={trim.x + trim.width / 2}
              y={up(trim.y, trim.height) + trim.height / 2 + size / 3}
              fontSize={size}
              textAnchor="middle"
            >
              {memberLetter(index)}
              {back && <tspan fontSize={size / 2}> 뒤</tspan>}
            </text>
          </g>
        )
      })}
      {cuts && drawing.cuts.length > 0 && <desc>칼질 {drawing.cuts.length}번</desc>}
    </>
  )
}
