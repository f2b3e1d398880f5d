import type { ChoiceChanges } from './choice-changes.ts'
import { BINDINGS } from './bindings.data.ts'
import { COATINGS } from './coatings.data.ts'
import type { Binding, Coating, Fold, Trim } from './entries.ts'
import type { Finish } from './finish.ts'
import type { Paper } from './paper.ts'
import { FINISHES } from './finishes.data.ts'
import { FOLDS } from './folds.data.ts'
import type { FinishChoice, FinishId, JobSpec, PaperId, PartSpec } from './job-spec.ts'
import type { BindingId, CoatingId, FoldId } from './choice-ids.ts'
import { PAPER_FAMILIES } from './papers.data.ts'
import { bindingOn, foldOn } from './terms.ts'
import { TRIMS } from './trims.data.ts'
import type { SizeMm } from '#/domain/print/units.ts'

/** Every paper as it is sold: one entry per family and weight, id `cream-80`. */
export const PAPERS: readonly Paper[] = PAPER_FAMILIES.flatMap(({ weights, ...family }) =>
  weights.map(([gsm, caliper]) => ({
    id: `${family.id}-${gsm}`,
    family,
    name: `${family.name} ${gsm} g`,
    gsm,
    caliper,
  })),
)

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]))

const papers = byId(PAPERS)
const trims = byId(TRIMS)
const bindings = byId(BINDINGS)
const coatings = byId(COATINGS)
const folds = byId(FOLDS)
const finishes = byId(FINISHES)

/** A part, or any choice of a paper that carries the paper with it. */
export interface PaperChoice {
  readonly paper: PaperId
  readonly stock?: Paper | undefined
}

/** A paper of the list that the shop opened with. */
export const openingPaper = (id: PaperId): Paper | undefined => papers.get(id)
/** The paper as the job carries it, else as the opening list has it. */
export const findPaper = ({ paper, stock }: PaperChoice): Paper | undefined => stock ?? papers.get(paper)
export const findTrim = (id: string): Trim | undefined => trims.get(id)
export const findBinding = (id: BindingId | null): Binding | null => (id === null ? null : (bindings.get(id) ?? null))
export const findCoating = (id: CoatingId): Coating | undefined => coatings.get(id)
export const findFold = (id: FoldId): Fold | undefined => folds.get(id)
export const findFinish = (id: FinishId): Finish | undefined => finishes.get(id)

/** As a version has them, else as the opening list does. */
export const trimOfVersion = (choices: ChoiceChanges | undefined, id: string): Trim | undefined =>
  choices?.trims?.[id] ?? findTrim(id)
export const finishOfVersion = (choices: ChoiceChanges | undefined, id: FinishId): Finish | undefined =>
  choices?.finishes?.[id] ?? findFinish(id)

/** The binding with the name and limits that the job carries, else with those of the opening list. */
export function bindingOf({ binding, bindingTerms }: Pick<JobSpec, 'binding' | 'bindingTerms'>): Binding | null {
  const coded = findBinding(binding)
  return coded && bindingOn(coded, bindingTerms)
}
/** The fold of a part likewise; undefined where it is not folded. */
export function foldOf(part: Pick<PartSpec, 'fold' | 'foldTerms'> | undefined): Fold | undefined {
  const coded = part && findFold(part.fold)
  return coded && foldOn(coded, part.foldTerms)
}

/** The finish as the job carries it, else as the opening list has it. */
export const finishOf = ({ id, made }: Pick<FinishChoice, 'id' | 'made'>): Finish | undefined =>
  made ?? finishes.get(id)
/** The finish of the opening list whose marks and file checks it has. */
export const worksAs = ({ id, made }: Pick<FinishChoice, 'id' | 'made'>): FinishId => made?.like ?? id

/** The paper of a choice that was validated before; anything else is a bug. */
export function paperOf(choice: PaperChoice): Paper {
  const paper = findPaper(choice)
  if (!paper) throw new Error(`no paper ${choice.paper}`)
  return paper
}

export const sameSize = (a: SizeMm, b: SizeMm): boolean => a.width === b.width && a.height === b.height
