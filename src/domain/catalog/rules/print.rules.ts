import { formatMm } from '#/domain/print/round-mm.ts'
import { findCoating, findFold, findPaper, foldOf } from '../lookup.ts'
import type { PartDefinition } from '../kind-definition.ts'
import type { PartSpec } from '../job-spec.ts'
import { firstInParts, issue, withReason } from './job-view.ts'
import type { JobView, Rule } from './job-view.ts'

/** Folding machines do not hold a narrower one. */
const NARROWEST_PANEL = 50

const definitionOf = (job: JobView, part: PartSpec): PartDefinition | undefined =>
  job.kind.parts.find((known) => known.role === part.role)

/** Pages printed in four colours that follow from the inks; a body says its own number. */
export function colourPagesFor(part: Pick<PartSpec, 'role' | 'ink' | 'pages'>): number {
  const perSide = part.role === 'cover' || part.role === 'insert' ? part.pages / 2 : 1
  return (part.ink.front === 4 ? perSide : 0) + (part.ink.back === 4 ? perSide : 0)
}

/** What goes on the paper: inks, colour pages, lamination, folds. */
export const PRINT_RULES: readonly Rule[] = [
  {
    id: 'ink-offered',
    broken: (job) =>
      firstInParts(job, (part, path) =>
        definitionOf(job, part)?.inks.some((ink) => ink.front === part.ink.front && ink.back === part.ink.back)
          ? null
          : issue(`${path}.ink`, '이 부분에 쓰지 않는 인쇄 도수입니다.'),
      ),
  },
  {
    id: 'colour-pages',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        if (part.role !== 'body') {
          return part.colourPages === colourPagesFor(part)
            ? null
            : issue(`${path}.colourPages`, '컬러 쪽수가 도수와 다릅니다.')
        }
        if (part.colourPages > part.pages) return issue(`${path}.colourPages`, `컬러 쪽은 ${part.pages}쪽까지 됩니다.`)
        const inColour = part.ink.front === 4
        if (inColour && part.colourPages === 0) return issue(`${path}.colourPages`, '컬러 쪽을 1쪽 이상 적어 주세요.')
        return inColour === part.colourPages > 0 ? null : issue(`${path}.colourPages`, '컬러 쪽수가 도수와 다릅니다.')
      }),
  },
  {
    id: 'coating-offered',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const known = definitionOf(job, part)
        if (!known?.coatings.includes(part.coating.front) || !findCoating(part.coating.front)) {
          return issue(`${path}.coating.front`, '이 부분에 없는 코팅입니다.')
        }
        const { front, back } = part.coating
        if (back === 'none' || (known.coatBack && back === front)) return null
        return issue(
          `${path}.coating.back`,
          known.coatBack ? '양면 코팅은 앞뒤가 같아야 합니다.' : '안쪽은 코팅하지 않습니다.',
        )
      }),
  },
  {
    id: 'coating-holds',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const paper = findPaper(part)
        if (part.coating.front === 'none' || paper?.family.coatable) return null
        return issue(`${path}.coating.front`, `${paper?.family.name ?? '이 종이'}에는 코팅이 붙지 않습니다.`)
      }),
  },
  {
    id: 'fold-offered',
    broken: (job) =>
      firstInParts(job, (part, path) =>
        definitionOf(job, part)?.folds.includes(part.fold) ? null : issue(`${path}.fold`, '이 상품에 없는 접지입니다.'),
      ),
  },
  {
    id: 'fold-weight',
    broken: (job) =>
      firstInParts(job, (part, path) => {
        const fold = foldOf(part)
        const gsm = findPaper(part)?.gsm ?? 0
        if (!fold || gsm <= fold.maxGsm) return null
        return issue(
          `${path}.fold`,
          `${fold.name} 접지는 ${fold.maxGsm} g까지 됩니다. 지금 ${gsm} g입니다.${withReason(fold.why)}`,
        )
      }),
  },
  {
    id: 'fold-panel',
    broken: ({ spec }) => {
      const fold = findFold(spec.parts[0]?.fold ?? 'none')
      const narrow = Math.min(spec.trim.width, spec.trim.height)
      if (!fold || narrow >= NARROWEST_PANEL) return null
      return issue(
        'parts.0.fold',
        `접은 면은 ${NARROWEST_PANEL} mm 이상이어야 합니다. 지금 ${formatMm(narrow)} mm입니다.`,
      )
    },
  },
]
