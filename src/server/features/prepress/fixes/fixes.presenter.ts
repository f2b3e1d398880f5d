import type { FixOffer, FixView } from '#/contract/prepress/fixes.contract.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import { ALTERNATIVES, type Fix } from '#/domain/preflight/fixes/fix.ts'
import { fixMessages } from '#/domain/preflight/fixes/fix-messages.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import type { FileFact } from '#/server/features/files/files/files.public.ts'
import type { FixRow } from './fixes.table.ts'

const SHOWN_PAGES = 500

interface ShownSizes {
  readonly before: readonly SizeMm[]
  readonly after: readonly SizeMm[]
}

export function presentFix(row: FixRow, copy: FileFact | undefined, shown: ShownSizes): FixView {
  const fixes = row.fixes ?? []
  const pageCount = shown.after.length
  const changed = changedPages(fixes, pageCount)
  return {
    id: row.id,
    fileId: row.fileId,
    state: row.state,
    fixedFileId: row.candidateId,
    fixedName: copy?.name ?? null,
    fixedBytes: copy?.bytes ?? null,
    changedPages: changed,
    pageCount,
    trim: { ...row.expectation.trim },
    sizes: changed.slice(0, SHOWN_PAGES).flatMap((page) => {
      const after = shown.after[page - 1]
      return after ? [{ page, before: shown.before[page - 1] ?? null, after }] : []
    }),
    done: fixes.map((fix) => ({ id: fix.id, ...fixMessages(fix, row.expectation) })),
    before: (row.findingsBefore ?? []).map(presentFinding),
    after: (row.findingsAfter ?? []).map(presentFinding),
    failure: row.failure,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** Added pages count as changed; a fix of the whole file changes no page in particular. */
function changedPages(fixes: readonly Fix[], pageCount: number): number[] {
  const pages = fixes.flatMap((fix) =>
    fix.id === 'blank-pages' ? Array.from({ length: fix.count }, (_, index) => fix.pages[0] + 1 + index) : fix.pages,
  )
  return [...new Set(pages)].filter((page) => page <= pageCount).toSorted((a, b) => a - b)
}

export const presentOffer = (fix: Fix, expectation: FileExpectation): FixOffer => ({
  id: fix.id,
  ...fixMessages(fix, expectation),
  pages: [...fix.pages],
  insteadOf: ALTERNATIVES[fix.id] ?? null,
})

function presentFinding({ ruleId, severity, pages, box, title, detail, fixer }: Finding) {
  return { ruleId, severity, pages: [...pages], box, title, detail, fixer }
}
