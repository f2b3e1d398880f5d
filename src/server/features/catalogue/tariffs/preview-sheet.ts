import type { SheetPreview } from '#/contract/catalogue/drafts.contract.ts'
import { editTariff } from '#/domain/pricing/tariffs/edit-tariff.ts'
import { tariffChanges } from '#/domain/pricing/tariffs/tariff-changes.ts'
import { readSheet, type SheetCell } from '#/domain/pricing/tariffs/tariff-sheet.ts'
import type { DraftRow } from './drafts.table.ts'

const SHOWN_ISSUES = 100

/** What a sheet would change in a draft, or every mistake in it. Changes nothing. */
export function previewSheet(
  { body, revision }: Pick<DraftRow, 'body' | 'revision'>,
  cells: readonly (readonly SheetCell[])[],
): SheetPreview {
  const nothing = { revision, edits: [], changes: [], issues: [], issueCount: 0 }
  const read = readSheet(body, cells)
  if (!read.ok) return { ...nothing, issues: read.error.slice(0, SHOWN_ISSUES), issueCount: read.error.length }
  const edited = editTariff(body, read.value)
  if (!edited.ok) {
    const issues = edited.error.map(({ key, message }) => ({ row: 0, column: '열쇠', message: `${key}: ${message}` }))
    return { ...nothing, issues: issues.slice(0, SHOWN_ISSUES), issueCount: issues.length }
  }
  const changes = tariffChanges(body, edited.value).map(({ row, before, after }) => ({
    key: row.key,
    item: row.field.item,
    what: row.field.what,
    from: row.from,
    unit: row.field.unit,
    before,
    after,
  }))
  return { ...nothing, edits: [...read.value], changes }
}
