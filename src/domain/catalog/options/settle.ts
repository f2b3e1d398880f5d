import { openSize } from '../open-size.ts'
import type { Binding } from '../entries.ts'
import { settlePosition } from '../finish-position.ts'
import type { FinishChoice, JobSpec, PartSpec } from '../job-spec.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { plainEndpaper } from '../kinds/parts.ts'
import { bindingOf, findPaper, worksAs } from '../lookup.ts'
import { asMade, finishesOf, withSizeName } from '../with-choices.ts'
import { inBinding, inFold } from '../with-terms.ts'
import { onPaper } from '../in-catalogue.ts'
import { finishProblem, scoresNeeded } from '../rules/finish.rules.ts'
import { viewJob } from '../rules/job-view.ts'

/**
 * Lets what is subordinate follow a choice: a coating that the new paper does not take, flaps that the binding cannot have,
 * endpapers that it must have. What the customer decided for its own sake (size, pages, copies, colours, folds) never
 * changes by itself. A valid spec comes back as it is.
 */
export function settle(spec: JobSpec, kind: KindDefinition): JobSpec {
  const bound = kind.choices ? inBinding(spec, spec.binding, kind.choices) : spec
  const binding = bindingOf(bound)
  const parts = withEndpapers(bound.parts, binding, kind).map((part) => settlePart(part, binding, kind))
  const side = binding && !binding.sides.includes(bound.bindingSide) ? (binding.sides[0] ?? 'left') : bound.bindingSide
  const settled = settleFinishes({ ...bound, parts, bindingSide: side }, kind)
  return kind.choices ? withSizeName(settled, kind) : settled
}

function withEndpapers(parts: readonly PartSpec[], binding: Binding | null, kind: KindDefinition): readonly PartSpec[] {
  if (!binding || binding.endpapers === 'optional') return parts
  const without = parts.filter((part) => part.role !== 'endpaper')
  if (binding.endpapers === 'none') return without.length === parts.length ? parts : without
  if (without.length < parts.length) return parts
  const paper = kind.parts.find((part) => part.role === 'endpaper')?.papers[0]
  const cover = parts.findIndex((part) => part.role === 'cover')
  return paper ? parts.toSpliced(cover + 1, 0, onPaper(plainEndpaper(paper), paper, kind.stocks)) : parts
}

function settlePart(part: PartSpec, binding: Binding | null, kind: KindDefinition): PartSpec {
  const known = kind.parts.find((definition) => definition.role === part.role)
  let next = kind.stocks ? onPaper(part, part.paper, kind.stocks) : part
  if (kind.choices) next = inFold(next, next.fold, kind.choices)
  if (part.role === 'cover' && binding) {
    const { min, max } = binding.coverGsm
    const fits = (on: PartSpec) => {
      const gsm = findPaper(on)?.gsm ?? 0
      return gsm >= min && gsm <= max
    }
    const others = () => known?.papers.map((id) => onPaper(next, id, kind.stocks)) ?? []
    next = fits(next) ? next : (others().find(fits) ?? next)
    const flapless = !binding.wings && (part.wings.front > 0 || part.wings.back > 0)
    next = flapless ? { ...next, wings: { front: 0, back: 0 } } : next
  }
  if (next.role === 'body' && next.colourPages > next.pages) next = { ...next, colourPages: next.pages }
  if (next.coating.front !== 'none' && !findPaper(next)?.family.coatable) {
    next = { ...next, coating: { front: 'none', back: 'none' } }
  } else if (next.coating.back !== 'none' && next.coating.back !== next.coating.front) {
    next = { ...next, coating: { front: next.coating.front, back: next.coating.front } }
  }
  return next
}

function settleFinishes(spec: JobSpec, kind: KindDefinition): JobSpec {
  const job = viewJob(spec, kind)
  const sold = kind.choices && finishesOf(kind)
  const keep = (part: PartSpec | undefined) => (choice: FinishChoice) =>
    (sold?.includes(choice.id) ?? true) && finishProblem(job, choice, part, '') === null
  const shrunk = (list: readonly FinishChoice[]) =>
    list.map((choice) => settlePosition(spec, withinPiece(choice, spec)))
  const parts = spec.parts.map((part) => ({ ...part, finishes: shrunk(part.finishes).filter(keep(part)) }))
  const finishes = shrunk(spec.finishes).filter(keep(spec.parts[0]))
  return { ...spec, parts, finishes: withScores(finishes, scoresNeeded(spec.parts[0]), kind) }
}

/** A smaller trim takes the worked area with it. */
function withinPiece(choice: FinishChoice, spec: JobSpec): FinishChoice {
  if (!choice.area) return choice
  const piece = openSize(spec)
  const area = { width: Math.min(choice.area.width, piece.width), height: Math.min(choice.area.height, piece.height) }
  return { ...choice, area }
}

function withScores(
  finishes: readonly FinishChoice[],
  needed: number,
  { choices }: KindDefinition,
): readonly FinishChoice[] {
  const isScore = (finish: FinishChoice) => worksAs(finish) === 'score'
  const now = finishes.find(isScore)?.count ?? 0
  if (now >= needed) return finishes
  return [...finishes.filter((finish) => !isScore(finish)), asMade({ id: 'score', count: needed }, choices)]
}
