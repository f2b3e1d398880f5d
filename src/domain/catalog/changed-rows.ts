import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { type SpecRow, specRows } from '#/domain/catalog/spec-rows.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'

/** A row of the specification that is another after a change; an empty side was or is not there. */
export interface ChangedRow {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What differs between two specs of a job, in the words of its ticket. */
export function changedRows(before: JobSpec, after: JobSpec): readonly ChangedRow[] {
  const was = named(specRows(before))
  const is = named(specRows(after))
  const names = [...new Set([...is.keys(), ...was.keys()])]
  const rows = names.flatMap((name) => {
    const from = was.get(name)?.value ?? ''
    const to = is.get(name)?.value ?? ''
    return from === to ? [] : [{ label: (is.get(name) ?? was.get(name))?.label ?? '', from, to }]
  })
  // How it is printed stands on no ticket of the customer.
  return rows.length > 0 ? rows : [{ label: '인쇄 방식', from: specSummary(before), to: specSummary(after) }]
}

/** Parts of one kind have the same label: the second of them is compared with the second. */
function named(rows: readonly SpecRow[]): ReadonlyMap<string, SpecRow> {
  const times = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const nth = (times.get(row.label) ?? 0) + 1
      times.set(row.label, nth)
      return [`${row.label} ${nth}`, row]
    }),
  )
}

/** The same as one line. */
export const changedWords = (before: JobSpec, after: JobSpec): string =>
  changedRows(before, after)
    .map(({ label, from, to }) => `${label} ${from || '없음'} → ${to || '없음'}`)
    .join(' / ')
