import type { FinishMark } from './finish-marks.ts'
import type { JobGeometry } from './job-geometry.ts'
import type { Mm } from './units.ts'

/** Paper that has to be left between two works, or one tears into the other. */
const APART: Mm = 2

/** Korean: which finishes stand in each other's way where the job has them; empty when none do. */
export const finishClashes = ({ worked }: JobGeometry): readonly string[] =>
  worked.flatMap((one, index) =>
    worked
      .slice(index + 1)
      .filter((other) => one.marks.some((a) => other.marks.some((b) => clash(a, b))))
      .map((other) => `${one.finish.name} 자리와 ${other.finish.name} 자리가 겹칩니다. 고객에게 확인해 주세요.`),
  )

interface Reach {
  readonly left: Mm
  readonly right: Mm
  readonly bottom: Mm
  readonly top: Mm
}

/** Lines may cross each other; everything else keeps its distance. Round corners are outside of all. */
function clash(a: FinishMark, b: FinishMark): boolean {
  if (('at' in a && 'at' in b) || a.kind === 'corner' || b.kind === 'corner') return false
  const [one, other] = [reachOf(a), reachOf(b)]
  return (
    one.left < other.right + APART &&
    other.left < one.right + APART &&
    one.bottom < other.top + APART &&
    other.bottom < one.top + APART
  )
}

function reachOf(mark: FinishMark): Reach {
  switch (mark.kind) {
    case 'hole':
    case 'corner': {
      const radius = mark.kind === 'hole' ? mark.diameter / 2 : mark.radius
      return { left: mark.x - radius, right: mark.x + radius, bottom: mark.y - radius, top: mark.y + radius }
    }
    case 'number':
      return { left: mark.x, right: mark.x + mark.width, bottom: mark.y, top: mark.y + mark.height }
    case 'score':
    case 'perforation': {
      const [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      return mark.direction === 'vertical'
        ? { left: mark.at, right: mark.at, bottom: low, top: high }
        : { left: low, right: high, bottom: mark.at, top: mark.at }
    }
  }
}
