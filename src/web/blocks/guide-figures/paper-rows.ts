import type { Paper, PaperMake } from '#/domain/catalog/paper.ts'
import type { OptionContext } from '#/domain/catalog/options/option-model.ts'
import { paperIn } from '#/domain/catalog/paper-catalogue.ts'
import { OPENING_LISTS, type PaperUse } from '#/domain/catalog/paper-uses.ts'

export const SURFACES: Readonly<Record<PaperMake['surface'], string>> = {
  uncoated: '코팅 없는 종이',
  coated: '코팅된 종이',
  fancy: '고급지',
  textured: '무늬지',
  synthetic: '합성지',
  board: '판지',
}

const ORDER = Object.keys(SURFACES)

export interface PaperRow {
  readonly make: PaperMake
  /** The lightest first. */
  readonly weights: readonly Paper[]
}

/** The papers that can be chosen now, by kind of surface: of one use, or all of them. */
export function paperRows({ catalogue, closed }: OptionContext, use?: PaperUse): readonly PaperRow[] {
  const lists = catalogue?.lists ?? OPENING_LISTS
  const listed = use ? lists[use] : Object.values(lists).flat()
  const ids = new Set(listed.filter((id) => closed[id] === undefined))
  const papers = [...ids].flatMap((id) => paperIn(catalogue, id) ?? [])
  return [...Map.groupBy(papers, ({ family }) => family.id).values()]
    .flatMap((weights) => {
      const [first] = weights
      return first ? [{ make: first.family, weights: weights.toSorted((one, other) => one.gsm - other.gsm) }] : []
    })
    .toSorted((one, other) => ORDER.indexOf(one.make.surface) - ORDER.indexOf(other.make.surface))
}
