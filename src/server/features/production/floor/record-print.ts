import { isPrint } from '#/domain/floor/steps.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { moveByStaff } from '#/server/features/production/production/production.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { readStep } from './floor-steps.repo.ts'
import { readMachines } from './floor.repo.ts'
import { recordStep } from './record-step.ts'
import { routeOf } from './step-of-line.ts'

interface PrintOfGang {
  /** Its order is locked. */
  readonly line: OrderLine
  readonly gang: string
  readonly act: 'start' | 'done'
  readonly staff: StaffPrincipal
}

/** Writes down of one line what happens to the whole sheet, on the machine where it was put, else on the first of its kind. */
export async function recordPrint(tx: Tx, deps: AskDeps, { line, gang, act, staff }: PrintOfGang): Promise<void> {
  const kind = routeOf(line).find((step) => isPrint(step.kind))?.kind
  const row = kind ? await readStep(tx, { lineId: line.id, round: line.round, kind }) : null
  const able = (await readMachines(tx)).filter((machine) => machine.active && machine.kind === kind)
  const machine = able.find(({ id }) => id === row?.machineId) ?? able[0]
  if (!kind || !machine) {
    // A shop without a machine for it still prints it somewhere.
    if (act === 'start') await moveByStaff(tx, deps, { lineId: line.id, event: 'start-print', by: staff, gang })
    return
  }
  const body = { act, machineId: machine.id, count: 0, note: '', version: row?.version ?? 0 }
  await recordStep(tx, deps, { lineId: line.id, kind, version: body.version, staff, body, gang })
}
