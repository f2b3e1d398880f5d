import { asMade, keptMade, mapMade, withChoices, withSizeName } from './with-choices.ts'
import type { ChoiceChanges } from './choice-changes.ts'
import type { Paper } from './paper.ts'
import type { FinishChoice, JobSpec, PaperId, PartSpec } from './job-spec.ts'
import type { KindDefinition, PartDefinition } from './kind-definition.ts'
import { kindOf } from './kinds.ts'
import { openingPaper, PAPERS, sameSize } from './lookup.ts'
import { OPENING_LISTS, PAPER_USES } from './paper-uses.ts'
import type { PaperLists, PaperUse } from './paper-uses.ts'
import type { ProductCode } from './product-kinds.ts'

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

/** A kind with the papers and lists of a version; with those of the opening catalogue where no version is known. */
export function kindIn(product: ProductCode, catalogue: PaperCatalogue | undefined): KindDefinition {
  const kind = kindOf(product)
  if (!catalogue) return kind
  const parts = kind.parts.map((part) => listed(part, catalogue))
  return withChoices({ ...kind, parts, stocks: catalogue.papers }, catalogue.choices ?? {})
}

const listed = (part: PartDefinition, { lists }: PaperCatalogue): PartDefinition => ({
  ...part,
  papers: part.lists.flatMap((use) => lists[use]),
  secondPapers: part.secondList === null ? [] : lists[part.secondList],
})

/** A part on a paper as the version has it. What it carried of another version goes, unless nobody else knows the paper. */
export function onPaper<Part extends Pick<PartSpec, 'paper' | 'stock'>>(
  part: Part,
  paper: PaperId,
  stocks: PaperChanges['papers'] | undefined,
): Part {
  const carried = part.stock?.id === paper && !openingPaper(paper) ? part.stock : undefined
  const stock = stocks?.[paper] ?? carried
  if (part.paper === paper && part.stock === stock) return part
  const { stock: _, ...rest } = part
  return (stock ? { ...rest, paper, stock } : { ...rest, paper }) as Part
}

type Version = Pick<PaperCatalogue, 'papers' | 'choices'>

/** The spec with the papers and finishes of this version, whatever it said of them: for one that comes from outside. */
export function withStocks(spec: JobSpec, { papers, choices }: Version): JobSpec {
  const made = (choice: FinishChoice) => asMade(choice, choices)
  const named = withSizeName(spec, withChoices(kindOf(spec.product), choices ?? {}))
  return withParts(mapMade(named, made), (part) => mapMade(onPaper(part, part.paper, papers), made))
}

/** The spec with the papers and finishes that the shop keeps for it, wherever a part is still on the same paper and has the same finish. */
export function keepStocks(spec: JobSpec, kept: JobSpec): JobSpec {
  const same = mapMade(onKeptSize(spec, kept), (choice) => keptMade(choice, kept))
  return withParts(same, (part) => {
    const was = kept.parts.find(({ id }) => id === part.id)
    return onKept(
      mapMade(part, (choice) => keptMade(choice, was)),
      was,
    )
  })
}

function onKeptSize(spec: JobSpec, { trim, sizeName }: JobSpec): JobSpec {
  if (!sameSize(spec.trim, trim) || spec.sizeName === sizeName) return spec
  const { sizeName: _, ...rest } = spec
  return sizeName === undefined ? rest : { ...rest, sizeName }
}

function onKept(part: PartSpec, before: PartSpec | undefined): PartSpec {
  if (before?.paper !== part.paper || before.stock === part.stock) return part
  const { stock: _, ...rest } = part
  return before.stock ? { ...rest, stock: before.stock } : rest
}

function withParts(spec: JobSpec, change: (part: PartSpec) => PartSpec): JobSpec {
  const parts = spec.parts.map(change)
  return parts.every((part, at) => part === spec.parts[at]) ? spec : { ...spec, parts }
}
