import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { bodySections } from '#/domain/imposition/body-sections.ts'
import { filePages } from '#/domain/print/expected-files.ts'
import type { Ink } from '#/domain/print/print-job.ts'
import type { FewInks, FileExpectation, FileRole } from './file-expectation.ts'
import type { PageFacts } from './pdf-facts.ts'

/** Runs of pages that are ordered in fewer than four inks. Which pages of a body are in colour, where only some are, the order does not say. */
export function fewInksOf(spec: JobSpec, role: FileRole, parts: readonly PartSpec[]): readonly FewInks[] {
  const runs: FewInks[] = []
  for (const [index, ink] of inksOfPages(spec, role, parts).entries()) {
    const page = index + 1
    const last = runs.at(-1)
    if (ink !== 1 && ink !== 2) continue
    if (last?.inks === ink && last.to === page - 1) runs[runs.length - 1] = { ...last, to: page }
    else runs.push({ from: page, to: page, inks: ink })
  }
  return runs
}

/** 4 for a page of a body that may be in colour, 0 for a side that is not printed. */
function inksOfPages(spec: JobSpec, role: FileRole, parts: readonly PartSpec[]): readonly Ink[] {
  const style = findBinding(spec.binding)
  switch (role) {
    case 'inner':
      return inksOfBody(parts, style?.style === 'saddle')
    case 'insert':
      return parts.flatMap((part) =>
        Array.from({ length: filePages(part) }, (_, index) =>
          part.ink.back === 0 || index % 2 === 0 ? part.ink.front : part.ink.back,
        ),
      )
    case 'cover':
      return parts.flatMap(({ ink: { front, back } }) => {
        if (style?.cover !== 'leaves') return [front, back]
        return back === 0 ? [front, front, front, front] : [front, back, back, front]
      })
    case 'sheet':
      return parts.flatMap(({ ink }) => [ink.front, ink.back])
  }
}

function inksOfBody(parts: readonly PartSpec[], nested: boolean): readonly Ink[] {
  const inks: Ink[] = []
  for (const { part, pages } of bodySections(parts, nested)) {
    const { front, back } = part.ink
    const ink = part.colourPages > 0 ? 4 : front > back ? front : back
    for (const page of pages) inks[page - 1] = ink
  }
  return inks
}

/** Pages that go to the press in four inks, as far as the order says; what is wrong with colours is told of these alone. */
export function pagesInColour(pages: readonly PageFacts[], expectation: FileExpectation): readonly PageFacts[] {
  if (expectation.colourPages === 0) return []
  return pages.filter((page) => fewInksAt(expectation, page.number) === null)
}

/** Null where a page may have four inks. A black file may have more pages than were ordered. */
export function fewInksAt({ colourPages, ...expectation }: FileExpectation, page: number): FewInks['inks'] | null {
  // Of expectations that were kept before they knew it.
  const runs: readonly FewInks[] | undefined = expectation.fewInks
  return runs?.find(({ from, to }) => page >= from && page <= to)?.inks ?? (colourPages === 0 ? 1 : null)
}
