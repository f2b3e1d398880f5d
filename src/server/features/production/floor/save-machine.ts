import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { saveMachine as endpoint } from '#/contract/production/floor.contract.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { presentMachine } from './floor.presenter.ts'
import { machines } from './floor.table.ts'

/** Adds a machine or changes it. CONFLICT: somebody else changed it, or another one has the name. */
export async function saveMachine(
  tx: Tx,
  { live }: Pick<Services, 'live'>,
  { id, body: { pause, version, ...body } }: { readonly id: string; readonly body: BodyOf<typeof endpoint> },
): Promise<ResultOf<typeof endpoint>> {
  refuseHours({ ...body, pause })
  const [found] = await tx.select().from(machines).where(eq(machines.id, id)).for('update')
  if ((found?.version ?? 0) !== version) throw new AppError('CONFLICT', '그 사이 다른 직원이 이 기계를 바꾸었습니다.')
  const [twin] = await tx.select({ id: machines.id }).from(machines).where(eq(machines.name, body.name))
  if (twin && twin.id !== id)
    throw new AppError('CONFLICT', '같은 이름의 기계가 있습니다.', { name: '다른 이름을 적어 주세요.' })
  const values = { ...body, pauseFrom: pause?.from ?? null, pauseTo: pause?.to ?? null, version: version + 1 }
  const [row] = await tx
    .insert(machines)
    .values({ id, ...values, position: sql`(select coalesce(max(position), 0) + 1 from machines)` })
    .onConflictDoUpdate({ target: machines.id, set: values })
    .returning()
  if (!row) throw new Error('the machine was not stored')
  await live.publish(tx, STAFF_QUEUE_TOPIC)
  return presentMachine(row)
}

function refuseHours({ opens, closes, pause }: Pick<BodyOf<typeof endpoint>, 'opens' | 'closes' | 'pause'>): void {
  if (opens >= closes)
    throw new AppError('INVALID_INPUT', undefined, { closes: '끝 시각은 시작 시각보다 늦어야 합니다.' })
  if (pause && (pause.from < opens || pause.from >= pause.to || pause.to > closes))
    throw new AppError('INVALID_INPUT', undefined, { pause: '쉬는 시간은 일하는 시간 안에 있어야 합니다.' })
}
