import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { JOB_DRAFTS_KEY, whenLeaving } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'

/** An unfinished job of one kind, as it was left. */
export interface JobDraft {
  /** As it was stored: perhaps by an older build, or by hand. */
  readonly spec: unknown
  /** As it was chosen, before rules let something follow; absent in drafts of older builds. */
  readonly wanted?: unknown
  /** ISO instant of the last change. */
  readonly savedAt: string
}

interface JobDrafts {
  /** What the unfinished job of a kind is called, where somebody typed it. */
  readonly titles: Readonly<Partial<Record<ProductCode, string>>>
  readonly drafts: Readonly<Partial<Record<ProductCode, JobDraft>>>
}

/**
 * The unfinished spec of every kind, kept in this browser so that a reload, a login or a crash loses nothing. Read it with
 * `readDraft`, because what is stored may be older than the catalogue.
 */
export const useJobDrafts = create<JobDrafts>()(
  persist((): JobDrafts => ({ drafts: {}, titles: {} }), {
    name: JOB_DRAFTS_KEY,
    storage: createJSONStorage(safeStorage),
    // the server's HTML shows the usual job; the stored one is read once the page is taken over
    skipHydration: true,
    version: 1,
    migrate: () => ({ drafts: {}, titles: {} }),
  }),
)

whenLeaving(() => useJobDrafts.setState({ drafts: {}, titles: {} }))

export function saveDraft(spec: JobSpec, now: Date, wanted = spec): void {
  useJobDrafts.setState(({ drafts }) => ({
    drafts: { ...drafts, [spec.product]: { spec, wanted, savedAt: now.toISOString() } },
  }))
}

export function saveTitle(product: ProductCode, title: string | undefined): void {
  useJobDrafts.setState(({ titles }) => ({ titles: { ...titles, [product]: title } }))
}

export function forgetDraft(product: ProductCode): void {
  useJobDrafts.setState(({ drafts, titles }) => ({
    drafts: { ...drafts, [product]: undefined },
    titles: { ...titles, [product]: undefined },
  }))
}

/** Reads the store from the browser's storage; call before `readDraft` in an effect, never while rendering. */
export function loadDrafts(): void {
  if (!useJobDrafts.persist.hasHydrated()) void useJobDrafts.persist.rehydrate()
}
