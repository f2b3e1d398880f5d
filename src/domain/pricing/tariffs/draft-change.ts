import { NO_CHANGES } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { TariffEdit } from './edit-tariff.ts'
import { setPapers } from './set-papers.ts'
import { editsBetween } from './tariff-changes.ts'

/** What is sent to make one draft into another: its papers from now on, where they differ, and then the figures. */
export interface DraftChange {
  readonly edits: TariffEdit[]
  readonly papers?: PaperChanges
}

export function draftChange(before: Tariff, after: Tariff): DraftChange {
  const papers = after.paperChanges ?? NO_CHANGES
  if (before.paperChanges === after.paperChanges) return { edits: [...editsBetween(before, after)] }
  const listed = setPapers(before, papers)
  return { edits: [...editsBetween(listed.ok ? listed.value : before, after)], papers }
}
