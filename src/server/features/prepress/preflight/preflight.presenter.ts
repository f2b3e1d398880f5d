import type { ReportView } from '#/contract/prepress/preflight.contract.ts'
import type { PrintedOn } from '#/domain/preflight/file-expectation.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { ReportRow } from './preflight.table.ts'

export function presentReport(fileId: string, row: ReportRow | null, facts: PdfFacts | null): ReportView {
  return {
    fileId,
    state: row?.state ?? 'none',
    part: row?.part ?? null,
    route: row ? routeOfReport(row) : null,
    verdict: row?.verdict ?? null,
    findings: (row?.findings ?? []).map((finding) => ({
      ruleId: finding.ruleId,
      severity: finding.severity,
      pages: [...finding.pages],
      box: finding.box,
      title: finding.title,
      detail: finding.detail,
      fixer: finding.fixer,
    })),
    facts: facts && presentFacts(facts),
    checkedAt: row?.doneAt?.toISOString() ?? null,
  }
}

/** Reports from before limits knew what they come from have none. */
function routeOfReport({ expectation }: ReportRow): RouteId | null {
  const printedOn: PrintedOn | undefined = expectation.limits.printedOn
  return printedOn?.route ?? null
}

function presentFacts(facts: PdfFacts): NonNullable<ReportView['facts']> {
  const numbers = (wanted: (page: PdfFacts['pages'][number]) => boolean) =>
    facts.pages.filter(wanted).map((page) => page.number)
  return {
    problem: facts.problem,
    pageCount: facts.pageCount,
    pageSize: facts.pages[0]?.size ?? null,
    pdfVersion: facts.pdfVersion,
    pdfx: facts.pdfx,
    outputIntent: facts.outputIntent,
    producer: facts.producer,
    encryption: facts.encryption,
    colourPages: numbers((page) => page.colour === 'colour'),
    blankPages: numbers((page) => page.blank),
    fonts: facts.fonts.map(({ name, type, embedded, subset }) => ({ name, type, embedded, subset })),
    images: facts.images.length,
    lowestPpi: facts.images.length > 0 ? Math.min(...facts.images.map((image) => image.ppi)) : null,
    spots: [...facts.spots],
    unreadable: [...facts.unreadable],
  }
}
