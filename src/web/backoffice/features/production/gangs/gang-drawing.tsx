import type { GangDrawing, GangSheetView } from '#/contract/production/gangs.contract.ts'
import { memberLetter } from '#/domain/gangs/member-letter.ts'
import { MemberPlaces } from './member-places.tsx'
import type { Lit } from './use-lit.ts'
import styles from './gangs.module.css'

interface GangDrawingProps {
  readonly sheet: GangSheetView
  readonly lit: Lit
}

/** Both sides of the sheet to scale, the gripper edge below, each job's own page where it lies. */
export function GangDrawingView({ sheet, lit }: GangDrawingProps) {
  const { drawing, members } = sheet
  const names = sheet.workStyle === 'work-and-turn' ? ['앞뒤 같은 판'] : ['앞', '뒤']
  const shown = members.findIndex(({ lineId }) => lineId === lit.lit)
  const member = members[shown]
  return (
    <div className={styles.drawn}>
      <div className={styles.sides} data-lit={shown >= 0 ? '' : undefined}>
        {drawing.sides.map((side, index) => (
          <figure key={side.face}>
            <svg
              viewBox={`-2 -2 ${drawing.sheet.width + 4} ${drawing.sheet.height + 4}`}
              role="img"
              aria-label={`${sheet.press} ${names[index]}: ${counted(side, sheet)}`}
            >
              <SheetPaper drawing={drawing} cuts={index === 0} />
              {members.map((each, at) => (
                <MemberPlaces
                  key={each.lineId}
                  member={each}
                  letter={memberLetter(at)}
                  places={side.places.filter(({ lineId }) => lineId === each.lineId)}
                  height={drawing.sheet.height}
                  lit={lit}
                />
              ))}
            </svg>
            <figcaption>
              {names[index]} · {sheet.press} {drawing.sheet.width} × {drawing.sheet.height} mm
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.said} role="status">
        {member ? (
          <>
            <b>
              {memberLetter(shown)} {member.title}
            </b>{' '}
            {member.brand && `${member.brand.name} · `}
            {member.summary} · {member.places}자리
          </>
        ) : (
          '판이나 목록에서 품목을 누르면 서로 짝을 찾아 밝힙니다.'
        )}
      </p>
    </div>
  )
}

/** Korean: how often each job lies on the side. */
function counted({ places }: GangDrawing['sides'][number], { members }: GangSheetView): string {
  return members
    .map(({ lineId }, at) => [memberLetter(at), places.filter((place) => place.lineId === lineId).length] as const)
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => `${letter} ${count}자리`)
    .join(', ')
}

function SheetPaper({ drawing, cuts }: { readonly drawing: GangDrawing; readonly cuts: boolean }) {
  const { sheet, area } = drawing
  return (
    <>
      <rect className={styles.paper} width={sheet.width} height={sheet.height} />
      <rect
        className={styles.area}
        x={area.x}
        y={sheet.height - area.y - area.height}
        width={area.width}
        height={area.height}
      />
      {cuts && drawing.cuts.length > 0 && <desc>칼질 {drawing.cuts.length}번</desc>}
    </>
  )
}
