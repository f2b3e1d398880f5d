import { isPrint } from '#/domain/floor/steps.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { moveByStaff } from '#/server/features/production/production/production.public.ts'
import type { STEP_ACTS } from '#/contract/production/floor.contract.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { readStep } from './floor-steps.repo.ts'
import { readMachines } from './floor.repo.ts'
import { recordStep } from './record-step.ts'
import { routeOf } from './step-of-line.ts'

/** What is said of the run of a whole sheet. */
export interface SaidOfPrint {
  readonly act: (typeof STEP_ACTS)[number]
  readonly note?: string
  /** Where it is not said, the run is where it was put, else on the first of its kind. */
  readonly machineId?: string
}

interface PrintOfGang extends SaidOfPrint {
  /** Its order is locked. */
  readonly line: OrderLine
  readonly gang: string
  /** The line's part of what was printed or wasted. */
  readonly count: number
  readonly staff: StaffPrincipal
}

/** Writes down of one line what happens to the whole sheet. */
export async function recordPrint(tx: Tx, deps: AskDeps, print: PrintOfGang): Promise<void> {
  const { line, gang, act, staff, count, note = '' } = print
  const kind = routeOf(line).find((step) => isPrint(step.kind))?.kind
  const row = kind ? await readStep(tx, { lineId: line.id, round: line.round, kind }) : null
  const able = (await readMachines(tx)).filter((machine) => machine.active && machine.kind === kind)
  const machineId = print.machineId ?? (able.find(({ id }) => id === row?.machineId) ?? able[0])?.id
  if (!kind || !machineId) {
    // A shop without a machine for it still prints it somewhere.
    if (act === 'start') await moveByStaff(tx, deps, { lineId: line.id, event: 'start-print', by: staff, gang })
    return
  }
  const body = { act, machineId, count, note, version: row?.version ?? 0 }
  await recordStep(tx, deps, { lineId: line.id, kind, version: body.version, staff, body, gang })
}
