import { useState } from 'react'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { paperIn } from '#/domain/catalog/paper-catalogue.ts'
import { saddleCreep } from '#/domain/print/spine.ts'
import figure from './figure.module.css'
import { Slide } from './slide.tsx'
import { useShopOptions } from './use-shop-options.ts'

const PAPER = 'white-100'
const LEAST = 8
const START = 48
/** Px for a millimetre that a sheet is pushed out: more than to scale, or nothing would be seen. */
const K = 16
/** Where the outermost sheet ends, and how far it is from its fold. */
const EDGE = 318
const RADIUS = 56

/** Folded sheets lying in one another: the innermost reach furthest out, and the knife takes that off. */
export function CreepFigure() {
  const { catalogue } = useShopOptions()
  const [pages, setPages] = useState(START)
  const paper = paperIn(catalogue, PAPER)
  const most = (catalogue?.choices?.bindings?.['saddle']?.pages ?? findBinding('saddle')?.bodyPages)?.max ?? START
  if (!paper) return null
  const creep = saddleCreep(pages, paper.caliper)
  const sheets = pages / 4
  const gap = RADIUS / (sheets + 1)
  return (
    <>
      <Slide
        label="쪽수를 바꿔 보세요"
        min={LEAST}
        max={most}
        step={4}
        value={pages}
        said={`${pages}쪽, 종이 ${sheets}장`}
        onChange={setPages}
      />
      <figure className={figure.narrow}>
        <svg viewBox="0 0 420 150" role="img" aria-label="겹쳐 접은 종이의 안쪽이 바깥으로 밀려 나온 모습">
          {Array.from({ length: sheets }, (_, at) => {
            const radius = RADIUS - at * gap
            const end = EDGE + (creep * K * at) / Math.max(1, sheets - 1)
            return (
              <path
                key={at}
                d={`M${end} ${76 - radius}H${60 + at * gap * 0.6}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${end}`}
                fill="none"
                stroke="#3a3733"
                strokeWidth={Math.min(4, gap / 2)}
              />
            )
          })}
          <path className={figure.knife} d={`M${EDGE - 2} 6v138`} />
          <text className={figure.words} x={EDGE + 4} y={12}>
            칼
          </text>
        </svg>
        <figcaption aria-live="polite">
          <b>{creep.toFixed(1)} mm 밀려 나옵니다</b>
          {paper.name} {pages}쪽의 가운데 쪽입니다. 칼 바깥은 잘려 나가 그만큼 좁아집니다.
        </figcaption>
      </figure>
    </>
  )
}
