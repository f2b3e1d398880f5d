import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { JobDraft } from '#/web/blocks/job-draft/job-drafts.ts'
import { readDraft } from '#/web/blocks/job-draft/read-draft.ts'
import { sinceText } from '#/web/blocks/job-draft/since-text.ts'

interface BroughtBack {
  readonly spec: JobSpec | null
  readonly wanted?: JobSpec
  readonly notice: string | null
}

/** The unfinished job of an earlier visit, with the words for it. Fetched only where there is one. */
export function bringBack(stored: JobDraft, product: ProductCode, catalogue: PaperCatalogue, now: Date): BroughtBack {
  const draft = readDraft(stored, product, catalogue)
  if (draft.kind === 'none') return { spec: null, notice: null }
  if (draft.kind === 'kept')
    return {
      spec: draft.spec,
      wanted: draft.wanted,
      notice: `${sinceText(draft.savedAt, now)} 고르던 사양을 불러왔습니다.`,
    }
  return { spec: null, notice: `고르던 사양에 지금은 되지 않는 것이 있어 처음부터 시작합니다. ${draft.reason}` }
}
