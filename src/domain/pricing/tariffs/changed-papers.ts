import type { PaperId } from '#/domain/catalog/job-spec.ts'
import { NO_CHANGES, paperIn, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import { OPENING_LISTS, PAPER_USES } from '#/domain/catalog/paper-uses.ts'
import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { sameMake } from './set-papers.ts'

/** What a paper is listed for in a version, priced or not. */
export function usesOf({ paperChanges = NO_CHANGES }: Tariff, id: PaperId): readonly PaperUse[] {
  return PAPER_USES.filter((use) => (paperChanges.lists[use] ?? OPENING_LISTS[use]).includes(id))
}

/** Papers that are new, or called, measured or used otherwise than in the version before. Prices are not looked at. */
export function changedPapers(before: Tariff, after: Tariff): ReadonlySet<PaperId> {
  const changed = papersWith(after.paperChanges ?? NO_CHANGES).flatMap((paper) => {
    const was = paperIn(before.paperChanges ?? NO_CHANGES, paper.id)
    const same =
      was !== undefined &&
      was.caliper === paper.caliper &&
      sameMake(was.family, paper.family) &&
      usesOf(before, paper.id).join() === usesOf(after, paper.id).join()
    return same ? [] : [paper.id]
  })
  return new Set(changed)
}
