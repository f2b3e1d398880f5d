import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { KindDefinition } from '#/domain/catalog/kind-definition.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { kindIn, withStocks } from '#/domain/catalog/in-catalogue.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'

/** The usual job of a kind in each size that the version added, where it can be made in it. */
export function trimJobs(kind: KindDefinition, catalogue: PaperCatalogue): readonly JobSpec[] {
  const usual = withStocks(kind.defaults, catalogue)
  return kindIn(kind.product, catalogue).trims.flatMap((id) => {
    if (kind.trims.includes(id)) return []
    const made = attempt(usual, 'trim', id, { closed: {}, catalogue })
    return made.ok ? [made.value] : []
  })
}

/** The usual job of a kind on each paper that the version added or changed, in each part that takes it. */
export function paperJobs(kind: KindDefinition, catalogue: PaperCatalogue): readonly JobSpec[] {
  const usual = withStocks(kind.defaults, catalogue)
  return kindIn(kind.product, catalogue).parts.flatMap(({ role, papers }) =>
    papers.flatMap((id) => {
      if (!Object.hasOwn(catalogue.papers, id)) return []
      const made = attempt(usual, `${role}.paper`, id, { closed: {}, catalogue })
      return made.ok ? [made.value] : []
    }),
  )
}
