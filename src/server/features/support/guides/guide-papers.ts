import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { PaperId } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { Paper } from '#/domain/catalog/paper.ts'
import { type PaperCatalogue, paperIn } from '#/domain/catalog/paper-catalogue.ts'
import { OPENING_LISTS } from '#/domain/catalog/paper-uses.ts'
import type { Gsm } from '#/domain/print/units.ts'
import type { GuideFacts } from '#/domain/writing/guide-doc.ts'

/** Lighter than this, the picture of the other side shows through. */
const LIGHTEST_FOR_PICTURES: Gsm = 120
const COPIES = 100
const GRAMS_PER_KG = 1000

type PaperFacts = Pick<GuideFacts, '본문종이' | '사진종이' | '표지종이' | '책백권무게'>

/** Papers that a guide advises, out of those that are sold now; the first of each list is the usual one. */
export function paperFacts(catalogue: PaperCatalogue | undefined): PaperFacts {
  const lists = catalogue?.lists ?? OPENING_LISTS
  const papersOf = (ids: readonly PaperId[]) => ids.flatMap((id) => paperIn(catalogue, id) ?? [])
  const [bodies, pictures, covers] = [papersOf(lists.body), papersOf(lists.catalog), papersOf(lists.cover)]
  const weight = (COPIES * geometryOf(defaultSpec('D413')).copyWeight) / GRAMS_PER_KG
  return {
    본문종이: named(bodies, (paper, usual) => paper.family.id === usual.family.id && paper.gsm >= usual.gsm),
    사진종이: named(pictures, (paper, usual) => isCoated(paper) && isBetween(paper, LIGHTEST_FOR_PICTURES, usual.gsm)),
    표지종이: named(covers, (paper, usual) => isCoated(paper) && paper.gsm === usual.gsm),
    책백권무게: `${Math.round(weight)} kg`,
  }
}

const isCoated = ({ family }: Paper): boolean => family.surface === 'coated'
const isBetween = ({ gsm }: Paper, least: Gsm, most: Gsm): boolean => gsm >= least && gsm <= most

/** `스노우지·아트지 120–150 g`. A shop that sells none of them leads to what it sells. */
function named(papers: readonly Paper[], isMeant: (paper: Paper, usual: Paper) => boolean): string {
  const [usual] = papers
  const meant = usual ? papers.filter((paper) => isMeant(paper, usual)) : []
  if (meant.length === 0) return '옵션 화면에서 고르는 종이'
  const weights = meant.map(({ gsm }) => gsm)
  const range = [...new Set([Math.min(...weights), Math.max(...weights)])].join('–')
  return `${[...new Set(meant.map(({ family }) => family.name))].join('·')} ${range} g`
}
