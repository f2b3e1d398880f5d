import type { ChoiceChanges } from './choice-changes.ts'
import type { Paper } from './paper.ts'
import type { PaperId } from './job-spec.ts'
import { openingPaper, PAPERS } from './lookup.ts'
import { OPENING_LISTS, PAPER_USES } from './paper-uses.ts'
import type { PaperLists, PaperUse } from './paper-uses.ts'

/** What a version says of papers that the opening list does not say: an own paper, another name, another list. */
export interface PaperChanges {
  /** Papers that are not in the opening list, or are there with other facts. */
  readonly papers: Readonly<Record<PaperId, Paper>>
  /** Lists that are not the opening ones, whole. */
  readonly lists: Readonly<Partial<PaperLists>>
}

export const NO_CHANGES: PaperChanges = { papers: {}, lists: {} }

/** What one version offers, as rules and option pages read it. Only papers that have a price are listed. */
export interface PaperCatalogue {
  readonly papers: PaperChanges['papers']
  readonly lists: PaperLists
  /** What it has otherwise than the opening catalogue, papers aside. */
  readonly choices?: ChoiceChanges
}

/** The catalogue of a version: its changes over the opening list, without the papers that it has no price for. */
export function catalogueOf(tariff: {
  readonly papers: Readonly<Record<PaperId, unknown>>
  readonly paperChanges?: PaperChanges | undefined
  readonly choiceChanges?: ChoiceChanges | undefined
}): PaperCatalogue {
  const { papers, lists } = tariff.paperChanges ?? NO_CHANGES
  const whole: Record<PaperUse, readonly PaperId[]> = { ...OPENING_LISTS, ...lists }
  for (const use of PAPER_USES) whole[use] = whole[use].filter((id) => Object.hasOwn(tariff.papers, id))
  return { papers, lists: whole, choices: tariff.choiceChanges ?? {} }
}

/** Every paper that a version knows, those of the opening list first. */
export function papersWith({ papers }: Pick<PaperChanges, 'papers'>): readonly Paper[] {
  const own = Object.values(papers).filter(({ id }) => openingPaper(id) === undefined)
  return [...PAPERS.map((paper) => papers[paper.id] ?? paper), ...own]
}

export const paperIn = (catalogue: Pick<PaperChanges, 'papers'> | undefined, id: PaperId): Paper | undefined =>
  catalogue?.papers[id] ?? openingPaper(id)
