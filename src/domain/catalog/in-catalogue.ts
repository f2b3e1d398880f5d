import { asMade, keptMade, mapMade, withChoices, withSizeName } from './with-choices.ts'
import type { FinishChoice, JobSpec, PaperId, PartSpec } from './job-spec.ts'
import type { KindDefinition, PartDefinition } from './kind-definition.ts'
import { kindOf } from './kinds.ts'
import { openingPaper, sameSize } from './lookup.ts'
import type { PaperCatalogue, PaperChanges } from './paper-catalogue.ts'
import type { ProductCode } from './product-kinds.ts'
import { inBinding, inFold, onKeptBinding, onKeptFold } from './with-terms.ts'

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
  const bound = inBinding(named, named.binding, choices ?? {})
  return withParts(mapMade(bound, made), (part) =>
    mapMade(inFold(onPaper(part, part.paper, papers), part.fold, choices ?? {}), made),
  )
}

/** The spec with the papers and finishes that the shop keeps for it, wherever a part is still on the same paper and has the same finish. */
export function keepStocks(spec: JobSpec, kept: JobSpec): JobSpec {
  const bound = onKeptBinding(onKeptSize(spec, kept), kept)
  const same = mapMade(bound, (choice) => keptMade(choice, kept))
  return withParts(same, (part) => {
    const was = kept.parts.find(({ id }) => id === part.id)
    const made = mapMade(part, (choice) => keptMade(choice, was))
    return onKept(onKeptFold(made, was), was)
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
