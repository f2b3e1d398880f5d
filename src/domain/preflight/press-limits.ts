import type { PaperMake } from '#/domain/catalog/paper.ts'
import { PAPER_FAMILIES } from '#/domain/catalog/papers.data.ts'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import { ROUTES, type RouteId } from '#/domain/print/routes.ts'
import type { FileExpectation, PressLimits, PrintedOn, PrintLimits } from './file-expectation.ts'
import { INK_REASONS, PRESS_LIMITS } from './press-limits.data.ts'
import type { Surface } from './press-limits.data.ts'

const ALL = Object.values(PRESS_LIMITS).flatMap((bySurface) => Object.values(bySurface))

/**
 * Limits of a part on this route and these papers; of several papers the one that bears least decides. Without a route, and
 * for a paper that the route has no figures for, the strictest of all holds: a warning too many costs less than a spoilt run.
 */
export function printLimits(
  route: RouteId | null,
  papers: readonly PaperMake[],
): PrintLimits & Pick<PressLimits, 'printedOn'> {
  const rows = papers.map((paper) => ({ paper, limits: limitsOn(route, paper) }))
  const delicate = rows.toSorted((a, b) => a.limits.inkCoverage - b.limits.inkCoverage)[0]
  const limits = delicate?.limits ?? strictest(ALL)
  return { ...limits, printedOn: { route, paper: delicate?.paper.name ?? null, ...ownSurface(delicate?.paper) } }
}

/** The surface of a paper of the opening list follows from its name; said of no other, so that old reports keep their key. */
function ownSurface(paper: PaperMake | undefined): Pick<PrintedOn, 'surface'> {
  if (!paper || surfaceNamed(paper.name) === paper.surface) return {}
  return { surface: paper.surface }
}

export const surfaceNamed = (name: string | null): Surface | undefined =>
  PAPER_FAMILIES.find((family) => family.name === name)?.surface

function limitsOn(route: RouteId | null, { surface }: PaperMake): PrintLimits {
  const own = route && PRESS_LIMITS[route][surface]
  return own ?? strictest(ROUTES.flatMap((one) => PRESS_LIMITS[one][surface] ?? []))
}

function strictest(rows: readonly PrintLimits[]): PrintLimits {
  const most = (key: keyof PrintLimits) => Math.max(...rows.map((row) => row[key]))
  return {
    inkCoverage: Math.min(...rows.map((row) => row.inkCoverage)),
    thinnestLinePt: most('thinnestLinePt'),
    smallestTextPt: most('smallestTextPt'),
    smallestDelicateTextPt: most('smallestDelicateTextPt'),
    ppiLow: most('ppiLow'),
    ppiPoor: most('ppiPoor'),
    ppiLineArt: most('ppiLineArt'),
  }
}

/** A poster of A2 and more is looked at from two steps away. */
const LARGE_MM = 590

/** Below this the dots of a picture are seen before the picture is: half of what is poor, on a large poster a third. */
export function unusablePpi({ limits, trim }: Pick<FileExpectation, 'limits' | 'trim'>): number {
  return Math.round(limits.ppiPoor / (Math.max(trim.width, trim.height) >= LARGE_MM ? 3 : 2))
}

/** `디지털 낱장 인쇄 · 미색모조 기준`: where a limit in a finding comes from. */
export function limitWords({ printedOn: { route, paper } }: PressLimits): string {
  const how = route ? `${ROUTE_NAMES[route]} 인쇄` : '인쇄 방식을 정하기 전'
  return `${[how, ...(paper ? [paper] : [])].join(' · ')} 기준`
}

export const inkReason = ({ route }: PrintedOn): string => INK_REASONS[route ?? 'offset-dedicated']
