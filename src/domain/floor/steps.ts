import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { choosePress, NoPressSheet } from '#/domain/imposition/choose-press.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { nUp } from '#/domain/print/n-up.ts'
import { printedFaces, type PrintPiece } from '#/domain/print/print-pieces.ts'
import { partRoute, type RouteId } from '#/domain/print/routes.ts'

/** What is done to a job, one after another; a machine does one kind. */
export const STEP_KINDS = ['offset', 'digital-colour', 'digital-mono', 'finish', 'bind', 'pack'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const STEP_NAMES: Readonly<Record<StepKind, string>> = {
  offset: '오프셋 인쇄',
  'digital-colour': '컬러 인쇄',
  'digital-mono': '흑백 인쇄',
  finish: '코팅·후가공',
  bind: '제본',
  pack: '재단·포장',
}

/** What a machine of the kind counts. */
export const STEP_UNITS: Readonly<Record<StepKind, string>> = {
  offset: '면',
  'digital-colour': '면',
  'digital-mono': '면',
  finish: '부',
  bind: '부',
  pack: '부',
}

/** Steps of a later stage wait for all of an earlier one; those of one stage run beside each other. */
export const STAGE_OF: Readonly<Record<StepKind, number>> = {
  offset: 0,
  'digital-colour': 0,
  'digital-mono': 0,
  finish: 1,
  bind: 2,
  pack: 3,
}

export const isPrint = (kind: StepKind): boolean => STAGE_OF[kind] === 0

/** One step of a job: how often a machine is set up for it, and how much of its unit it runs. */
export interface JobStep {
  readonly kind: StepKind
  readonly setups: number
  readonly runs: number
}

/** The steps of so many copies in the order of work. `geometry` is that of the job. */
export function stepsOf(spec: JobSpec, route: RouteId, copies: number, geometry: JobGeometry): readonly JobStep[] {
  const prints = spec.parts.flatMap((part) => printStep(part, pieceOf(geometry, part.id), route, copies) ?? [])
  const works = spec.finishes.length + spec.parts.reduce((sum, part) => sum + worksOn(part), 0)
  return [
    ...joined(prints),
    ...(works > 0 ? [{ kind: 'finish' as const, setups: works, runs: works * copies }] : []),
    ...(spec.binding === null ? [] : [{ kind: 'bind' as const, setups: 1, runs: copies }]),
    { kind: 'pack', setups: 1, runs: copies },
  ]
}

function worksOn({ coating, fold, finishes }: PartSpec): number {
  const coated = coating.front !== 'none' || coating.back !== 'none'
  return Number(coated) + Number(fold !== 'none') + finishes.length
}

function printStep(part: PartSpec, piece: PrintPiece, wanted: RouteId, copies: number): JobStep | null {
  const faces = printedFaces(part, piece)
  if (faces.colour + faces.mono === 0) return null
  const route = partRoute(wanted, part.role)
  const up = perSheet(route, part, piece)
  const sides = part.ink.front > 0 && part.ink.back > 0 ? 2 : 1
  const runs = Math.ceil((piece.perCopy * copies) / up) * sides
  if (route.startsWith('offset')) return { kind: 'offset', setups: Math.ceil(piece.perCopy / up) * sides, runs }
  return { kind: faces.colour > 0 ? 'digital-colour' : 'digital-mono', setups: 1, runs }
}

/** What fits no sheet of the house is planned as one to a sheet: a person decides where it is printed. */
function perSheet(route: RouteId, part: PartSpec, piece: PrintPiece): number {
  try {
    return Math.max(1, nUp(choosePress(route, part, piece.size), piece.size))
  } catch (error) {
    if (error instanceof NoPressSheet) return 1
    throw error
  }
}

/** Parts that run on one kind of machine are one step of it. */
function joined(steps: readonly JobStep[]): readonly JobStep[] {
  return STEP_KINDS.flatMap((kind) => {
    const same = steps.filter((step) => step.kind === kind)
    const sum = (of: (step: JobStep) => number) => same.reduce((total, step) => total + of(step), 0)
    return same.length === 0 ? [] : [{ kind, setups: sum(({ setups }) => setups), runs: sum(({ runs }) => runs) }]
  })
}
