import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { recordGang as endpoint } from '#/contract/production/gangs.contract.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { type GangsDeps, gangTopic } from './gangs-deps.ts'
import { updateGang } from './gangs.repo.ts'
import { lockWhole, moveGang } from './move-gang.ts'
import { printAll } from './print-all.ts'
import { refuseOther } from './put-gang.ts'

interface Recording extends BodyOf<typeof endpoint> {
  readonly gangId: string
  readonly staff: StaffPrincipal
}

/** Start and end move the sheet; waste and problems are written down of each job on it. */
export async function recordGang(tx: Tx, deps: GangsDeps, said: Recording): Promise<ResultOf<typeof endpoint>> {
  const { gangId, act, staff, version } = said
  if (act === 'start') return moveGang(tx, deps, { gangId, act: 'print', version, staff, said })
  if (act === 'done') return moveGang(tx, deps, { gangId, act: 'printed', version, staff, said })
  if (act === 'waste' && said.count === 0)
    throw new AppError('INVALID_INPUT', undefined, { count: '불량 수를 적어 주세요.' })
  if (act === 'problem' && !said.note)
    throw new AppError('INVALID_INPUT', undefined, { note: '무슨 문제인지 적어 주세요.' })
  const { row, lines } = await lockWhole(tx, gangId)
  refuseOther(row, version)
  if (row.state !== 'fixed' && row.state !== 'printing' && row.state !== 'printed')
    throw new AppError('CONFLICT', '판을 확정하고 재단하기 전까지 적을 수 있습니다.')
  await printAll(tx, deps, { row, lines, staff, said })
  await updateGang(tx, row.id, { version: row.version + 1, changedAt: deps.clock.now() })
  await deps.live.publish(tx, gangTopic(row.id), STAFF_QUEUE_TOPIC)
  return { state: row.state, version: row.version + 1 }
}
