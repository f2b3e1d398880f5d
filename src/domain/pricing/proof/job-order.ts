import type { FinishChoice, JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { openSize } from '#/domain/catalog/open-size.ts'

/** How one job is more than another: it has something added (`adds`), or it is only larger, longer or wider (`grows`). */
export type More = 'adds' | 'grows'

/** A job taken apart into amounts that may be less or more, and names that are neither. */
export interface JobAmounts {
  /** More of these is another thing done: a colour, a coated side, a finish. */
  readonly added: ReadonlyMap<string, number>
  /** More of these is only a larger job: pages, millimetres. */
  readonly grown: ReadonlyMap<string, number>
  /** Two jobs where one of these differs are different jobs: no one of them is more. */
  readonly same: ReadonlyMap<string, string>
}

/** Reads every field of the job and none by the name of an option, so that a new option is compared without a line here. */
export function amountsOf(spec: JobSpec): JobAmounts {
  const added = new Map<string, number>()
  const grown = new Map<string, number>()
  const same = new Map<string, string>([['binding', spec.binding ?? 'none']])
  const { width, height } = openSize(spec)
  grown.set('width', width).set('height', height).set('copies', spec.copies)
  if (spec.production !== 'auto') {
    grown.set('production', 1)
    same.set('production', spec.production)
  }
  const own = { added, grown, same }
  for (const part of spec.parts) addPart(own, part)
  for (const choice of spec.finishes) addFinish(own, '', choice)
  return own
}

interface Own {
  readonly added: Map<string, number>
  readonly grown: Map<string, number>
  readonly same: Map<string, string>
}

function addPart({ added, grown, same }: Own, part: PartSpec): void {
  const { id, role, ink, coating } = part
  added.set(id, 1)
  same.set(`${id} paper`, part.paper)
  if (role === 'body') added.set(`${id} colour`, part.colourPages)
  else added.set(`${id} front`, ink.front).set(`${id} back`, ink.back)
  ;(role === 'insert' ? added : grown).set(`${id} pages`, part.pages)
  for (const [side, coat] of Object.entries(coating)) {
    if (coat === 'none') continue
    added.set(`${id} coating ${side}`, 1)
    same.set(`${id} coating`, coat)
  }
  if (part.wings.front + part.wings.back > 0) {
    added.set(`${id} wings`, 1)
    grown.set(`${id} wings`, part.wings.front + part.wings.back)
  }
  if (part.fold !== 'none') {
    added.set(`${id} fold`, 1)
    same.set(`${id} fold`, part.fold)
  }
  for (const choice of part.finishes) addFinish({ added, grown, same }, id, choice)
}

function addFinish({ added, grown, same }: Own, part: string, { id, count, area, variant }: FinishChoice): void {
  const name = `${part} finish ${id}`
  added.set(name, count ?? 1)
  if (variant !== undefined) same.set(name, variant)
  if (area) grown.set(`${name} width`, area.width).set(`${name} height`, area.height)
}

/** In which way `more` is more than `less`; null when it is not, or when they are different jobs. */
export function moreThan(less: JobAmounts, more: JobAmounts): More | null {
  for (const [name, value] of less.same) {
    const other = more.same.get(name)
    if (other !== undefined && other !== value) return null
  }
  const grown = step(less.grown, more.grown)
  const added = step(less.added, more.added)
  if (grown < 0 || added < 0) return null
  if (added > 0) return 'adds'
  return grown > 0 ? 'grows' : null
}

/** 1 where some amount is more and none less, 0 where all are alike, -1 where one is less. */
function step(less: ReadonlyMap<string, number>, more: ReadonlyMap<string, number>): number {
  let found = 0
  for (const [name, value] of less) if ((more.get(name) ?? 0) < value) return -1
  for (const [name, value] of more) if ((less.get(name) ?? 0) < value) found = 1
  return found
}
