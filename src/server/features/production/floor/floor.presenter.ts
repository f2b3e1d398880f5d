import type { ResultOf } from '#/contract/endpoint.ts'
import type { FloorJobView, FloorMachineView, FloorStepView, readFloor } from '#/contract/production/floor.contract.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { standingsOf } from '#/domain/floor/step-standing.ts'
import { stepsOf } from '#/domain/floor/steps.ts'
import { pressJobId } from '#/domain/press/press-order.ts'
import type { NameBrand } from '#/server/features/content/brands/brands.public.ts'
import type { FloorLine } from './floor.repo.ts'
import type { MachineRow } from './floor.table.ts'

export type FloorView = ResultOf<typeof readFloor>

export const presentMachine = ({ pauseFrom, pauseTo, position: _, ...row }: MachineRow): FloorMachineView => ({
  ...row,
  pause: pauseFrom === null || pauseTo === null ? null : { from: pauseFrom, to: pauseTo },
})

const UNWRITTEN = {
  machineId: null,
  pinnedAt: null,
  startedAt: null,
  doneAt: null,
  made: 0,
  waste: 0,
  problem: null,
  version: 0,
}

export function presentJob(line: FloorLine, picture: JobPictureView | null, nameBrand: NameBrand): FloorJobView {
  const { lineId, orderNumber, title, copies, remake, due, production, spec } = line
  return {
    lineId,
    orderNumber,
    code: pressJobId(line),
    title,
    copies,
    remake,
    due,
    production,
    planned: production !== 'waiting' && production !== 'remake',
    summary: specSummary({ ...spec, copies }),
    brand: nameBrand(line.brand),
    spec,
    picture,
    package: line.package,
    gang: line.gang,
    steps: presentSteps(line),
  }
}

/** The planned route of a job, each step with what somebody wrote about it. */
export function presentSteps(
  line: Pick<FloorLine, 'spec' | 'route' | 'copies' | 'production' | 'steps'>,
): FloorStepView[] {
  const steps = stepsOf(line.spec, line.route, line.copies, geometryOf(line.spec))
  const kinds = steps.map(({ kind }) => kind)
  const records = kinds.flatMap((kind) => {
    const written = line.steps.find((step) => step.kind === kind)
    return written ? [{ kind, started: written.startedAt !== null, done: written.doneAt !== null }] : []
  })
  const standings = standingsOf(line.production, kinds, records)
  return steps.map((step, at) => ({
    ...UNWRITTEN,
    ...line.steps.find(({ kind }) => kind === step.kind),
    ...step,
    standing: standings[at] ?? 'waiting',
  }))
}
