import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import { coverDifferences } from './cover-differences.ts'
import { DIFFERENCE_IDS, type Difference, type DifferenceId, type ReadFile } from './difference.ts'
import { innerDifferences } from './inner-differences.ts'
import { sheetDifferences } from './sheet-differences.ts'

/**
 * In what the files are not what the spec says, each with the spec that the file would want. What stands here is for the customer
 * to decide: nothing of the spec changes by itself. A file that could not be read says nothing. Named sizes and limits are those
 * of the version where it is at hand.
 */
export function agreement(
  spec: JobSpec,
  files: readonly ReadFile[],
  catalogue?: PaperCatalogue,
): readonly Difference[] {
  const found = files.flatMap((file) => differencesOf(spec, file, catalogue))
  return found.toSorted((a, b) => DIFFERENCE_IDS.indexOf(a.id) - DIFFERENCE_IDS.indexOf(b.id))
}

function differencesOf(
  spec: JobSpec,
  { role, facts }: ReadFile,
  catalogue: PaperCatalogue | undefined,
): readonly Difference[] {
  if (facts.problem !== null) return []
  switch (role) {
    case 'inner':
      return innerDifferences(spec, facts, catalogue)
    case 'sheet':
      return sheetDifferences(spec, facts, catalogue)
    case 'cover':
      return coverDifferences(spec, facts, catalogue)
    case 'insert':
      return []
  }
}

export interface Matched {
  readonly spec: JobSpec
  /** What was brought to the files, as it stood before. */
  readonly done: readonly Difference[]
}

/** The spec with everything as the files have it, but for what is to stay as it was. */
export function matched(
  spec: JobSpec,
  files: readonly ReadFile[],
  kept: ReadonlySet<DifferenceId>,
  catalogue?: PaperCatalogue,
): Matched {
  const done: Difference[] = []
  let now = spec
  // Each step settles one difference; one that came back would be told, not followed for ever.
  for (const _ of DIFFERENCE_IDS) {
    const next = agreement(now, files, catalogue).find(
      ({ id, toFile }) => toFile !== null && !kept.has(id) && done.every((before) => before.id !== id),
    )
    if (!next?.toFile) break
    done.push(next)
    now = next.toFile
  }
  return { spec: now, done }
}

/** What 「파일에 맞추기」 does wherever it is offered for a whole job: all but what was kept, and that too where it forbids printing. */
export function matchAll(
  spec: JobSpec,
  files: readonly ReadFile[],
  kept: ReadonlySet<DifferenceId>,
  catalogue?: PaperCatalogue,
): Matched {
  const stopping = new Set(agreement(spec, files, catalogue).flatMap(({ id, stops }) => (stops ? [id] : [])))
  return matched(spec, files, new Set([...kept].filter((id) => !stopping.has(id))), catalogue)
}

/** The same for one difference: the others stay, and what only comes about by the change follows the files. */
export function matchOne(
  spec: JobSpec,
  files: readonly ReadFile[],
  id: DifferenceId,
  catalogue?: PaperCatalogue,
): Matched {
  const others = agreement(spec, files, catalogue).flatMap((one) => (one.id === id ? [] : [one.id]))
  return matched(spec, files, new Set(others), catalogue)
}
