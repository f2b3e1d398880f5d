import { paperOf } from '#/domain/catalog/lookup.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { leaves, thicknessOf } from '#/domain/print/leaves.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm, Pages } from '#/domain/print/units.ts'

/** How thick the block between the covers is, dividers among it. */
export const blockThickness = (spec: JobSpec): Mm =>
  roundMm(
    thicknessOf(
      spec.parts.map((part) => {
        const { gsm, caliper } = paperOf(part)
        return { ...part, gsm, caliper }
      }),
      ['body', 'insert'],
    ),
  )

/** Shares of the block's height, one for each place, in true ratio of the leaves. */
export function slabShares(places: readonly { readonly pages: Pages; readonly blanks: Pages }[]): readonly number[] {
  const each = places.map(({ pages, blanks }) => leaves(pages + blanks))
  const all = each.reduce((sum, count) => sum + count, 0)
  return each.map((count) => (all === 0 ? 0 : count / all))
}
