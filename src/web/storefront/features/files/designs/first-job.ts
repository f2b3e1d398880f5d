import type { DesignShown } from '#/contract/files/designs.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec, kindOf } from '#/domain/catalog/kinds.ts'
import { sameSize } from '#/domain/catalog/lookup.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { trimsFor } from '#/domain/designs/design-fields.ts'
import { loadDrafts, useJobDrafts } from '#/web/blocks/job-draft/job-drafts.ts'
import { readDraft } from '#/web/blocks/job-draft/read-draft.ts'

/** Kinds that the member may order with this design. */
export const productsFor = (design: DesignShown, customerType: string): readonly ProductCode[] =>
  design.products.filter((code) => kindOf(code).customers.some((type) => type === customerType))

/** The member's unfinished job of the kind where there is one, in a size of the design. */
export function firstJob(design: DesignShown, product: ProductCode): JobSpec {
  loadDrafts()
  const draft = readDraft(useJobDrafts.getState().drafts[product], product)
  const spec = draft.kind === 'kept' ? draft.spec : defaultSpec(product)
  const trims = trimsFor(design, product)
  if (trims.some(({ size }) => sameSize(size, spec.trim))) return spec
  return choose(spec, 'trim', trims[0]?.id ?? '')
}
