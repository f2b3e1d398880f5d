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

/** So long somebody is on the way from the page where the job began. */
const ON_THE_WAY = 60_000

/**
 * The unfinished job of an earlier visit, with the words for it. Fetched only where there is one. What was handed over a moment ago
 * by another page of this document (`opened`) is no earlier visit: nobody is told of it, and nothing moves.
 */
export function bringBack(
  stored: JobDraft,
  product: ProductCode,
  catalogue: PaperCatalogue,
  { now, opened }: { readonly now: Date; readonly opened: number },
): BroughtBack {
  const draft = readDraft(stored, product, catalogue)
  if (draft.kind === 'none') return { spec: null, notice: null }
  if (draft.kind === 'kept')
    return {
      spec: draft.spec,
      wanted: draft.wanted,
      notice: isHandedOver(draft.savedAt.getTime(), now.getTime(), opened)
        ? null
        : `${sinceText(draft.savedAt, now)} 고르던 사양을 불러왔습니다.`,
    }
  return { spec: null, notice: `고르던 사양에 지금은 되지 않는 것이 있어 처음부터 시작합니다. ${draft.reason}` }
}

const isHandedOver = (savedAt: number, now: number, opened: number): boolean =>
  savedAt >= opened && now - savedAt < ON_THE_WAY
