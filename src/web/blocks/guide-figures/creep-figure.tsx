import { saddleCreep } from '#/domain/print/spine.ts'
import { findPaper } from '#/domain/catalog/lookup.ts'
import figure from './figure.module.css'

const SHEETS = 7
const PAPER = 'white-100'

/** Folded sheets lying in one another: the innermost reach furthest out, and the knife takes that off. */
export function CreepFigure() {
  const caliper = findPaper({ paper: PAPER })?.caliper ?? 116
  return (
    <figure className={figure.narrow}>
      <svg viewBox="0 0 420 150" role="img" aria-label="겹쳐 접은 종이의 안쪽이 바깥으로 밀려 나온 모습">
        {Array.from({ length: SHEETS }, (_, at) => (
          <path
            key={at}
            d={`M${318 + at * 5} ${20 + at * 8}H${60 + at * 6}a${56 - at * 8} ${56 - at * 8} 0 0 0 0 ${112 - at * 16}H${318 + at * 5}`}
            fill="none"
            stroke="#3a3733"
            strokeWidth={4}
          />
        ))}
        <path className={figure.knife} d="M316 6v138" />
        <text className={figure.words} x={322} y={12}>
          칼
        </text>
      </svg>
      <figcaption>
        <b>안쪽이 밀려 나옵니다</b>
        {[16, 32, 48, 64].map((pages) => `${pages}쪽이면 ${saddleCreep(pages, caliper).toFixed(1)} mm`).join(', ')}
      </figcaption>
    </figure>
  )
}
