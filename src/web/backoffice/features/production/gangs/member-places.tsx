import type { GangDrawing, GangMemberView } from '#/contract/production/gangs.contract.ts'
import { imageFor } from '#/web/blocks/job-drawing/page-images.ts'
import { PageOnFace } from '#/web/blocks/job-drawing/page-on-face.tsx'
import { useOwnPages } from '#/web/blocks/job-drawing/use-own-pages.ts'
import type { Lit } from './use-lit.ts'
import styles from './gangs.module.css'

type Place = GangDrawing['sides'][number]['places'][number]

interface MemberPlacesProps {
  readonly member: GangMemberView
  readonly letter: string
  readonly places: readonly Place[]
  /** Of the sheet. */
  readonly height: number
  readonly lit: Lit
}

/** The places of one job on a side: its own page as it lies there, and the letter by which the list knows it. */
export function MemberPlaces({ member: { lineId, spec, picture }, letter, places, height, lit }: MemberPlacesProps) {
  const { pages } = useOwnPages(spec, picture, { size: 'large', wanted: true })
  return places.map(({ back, turn, trim, bleed }) => {
    const up = ({ y, height: own }: Place['trim']) => height - y - own
    const page = imageFor(back ? 'back' : 'front', 0, pages)
    const sideways = turn === 90 || turn === 270
    const [width, tall] = sideways ? [trim.height, trim.width] : [trim.width, trim.height]
    const centre = { x: trim.x + trim.width / 2, y: up(trim) + trim.height / 2 }
    return (
      <g
        key={`${bleed.x} ${bleed.y}`}
        className={styles.place}
        data-lit={lit.lit === lineId ? '' : undefined}
        onClick={() => lit.choose(lineId)}
        onPointerEnter={() => lit.hover(lineId)}
        onPointerLeave={() => lit.hover(null)}
      >
        <rect className={styles.bleed} x={bleed.x} y={up(bleed)} width={bleed.width} height={bleed.height} />
        <rect className={styles.trim} x={trim.x} y={up(trim)} width={trim.width} height={trim.height} />
        {page && (
          <g transform={`translate(${centre.x} ${centre.y}) rotate(${-turn}) translate(${-width / 2} ${-tall / 2})`}>
            <PageOnFace page={page} width={width} height={tall} />
          </g>
        )}
        <rect className={styles.edge} x={trim.x} y={up(trim)} width={trim.width} height={trim.height} />
        <Letter at={centre} size={Math.min(30, trim.width / 4, trim.height / 4)} letter={letter} back={back} />
      </g>
    )
  })
}

interface LetterProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly size: number
  readonly letter: string
  readonly back: boolean
}

/** On a scrap of paper, so that it is read whatever is printed there. */
function Letter({ at: { x, y }, size, letter, back }: LetterProps) {
  const width = size * (back ? 2.6 : 1.6)
  return (
    <>
      <rect className={styles.scrap} x={x - width / 2} y={y - size * 0.8} width={width} height={size * 1.6} />
      <text x={x} y={y + size * 0.36} fontSize={size} textAnchor="middle">
        {letter}
        {back && <tspan fontSize={size / 2}> 뒤</tspan>}
      </text>
    </>
  )
}
