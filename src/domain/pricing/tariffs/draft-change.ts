import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import { NO_CHANGES } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'
import { setChoices } from './set-choices.ts'
import { setPapers } from './set-papers.ts'
import { editsBetween } from './tariff-changes.ts'

/** What is sent to make one draft into another: its papers and choices from now on, where they differ, and then the figures. */
export interface DraftChange {
  readonly edits: TariffEdit[]
  readonly papers?: PaperChanges
  readonly choices?: ChoiceChanges
}

export function draftChange(before: Tariff, after: Tariff): DraftChange {
  const papers = before.paperChanges === after.paperChanges ? undefined : (after.paperChanges ?? NO_CHANGES)
  const choices = before.choiceChanges === after.choiceChanges ? undefined : (after.choiceChanges ?? {})
  const onPapers = papers ? setPapers(before, papers) : null
  const listed = onPapers?.ok ? onPapers.value : before
  const chosen = choices ? setChoices(listed, choices) : null
  const edits = [...editsBetween(chosen?.ok ? chosen.value : listed, after)]
  return { edits, ...(papers ? { papers } : {}), ...(choices ? { choices } : {}) }
}
