import { AppError } from '#/contract/errors.ts'
import { lineOf, lockOrders } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { patientJob } from '#/server/platform/jobs/job.ts'
import { type PressDeps, pressTopic } from './press-deps.ts'
import { bindingOf, readPressOrder, refusalOf } from './press-order.ts'
import { presentLinePackage } from './press.presenter.ts'
import { insertPackage, livingPackage, newestPackage } from './press.repo.ts'

export const makePressPackage = patientJob<{ packageId: string }>('press.make-package', 3)

/** What asking for a package needs. */
export type AskDeps = Pick<PressDeps, 'clock' | 'ids' | 'jobs' | 'live'>

/** Has a package made of an approved line, unless the same one is there or under way. CONFLICT says why it cannot be. */
export async function askPackage(tx: Tx, deps: AskDeps, asked: { lineId: string; staff: StaffPrincipal | null }) {
  const seen = await lineOf(tx, asked.lineId)
  if (!seen) throw new AppError('NOT_FOUND')
  await lockOrders(tx, [seen.orderId])
  const line = (await lineOf(tx, asked.lineId)) ?? seen
  const order = await readPressOrder(tx, line)
  const refusal = refusalOf(line)
  if (refusal !== null) throw new AppError('CONFLICT', refusal)
  const binding = bindingOf(order)
  const living = await livingPackage(tx, line.id, binding)
  const row = living ?? (await begin())
  return presentLinePackage(row, { line, binding, refusal })

  async function begin() {
    const before = await newestPackage(tx, line.id)
    const inserted = await insertPackage(tx, {
      id: deps.ids.uuid(),
      lineId: line.id,
      version: (before?.version ?? 0) + 1,
      binding,
      proofVersion: order.proofVersion,
      askedBy: asked.staff?.staffId ?? null,
      askedByName: asked.staff ? ((await staffName(tx, asked.staff.staffId)) ?? '직원') : '자동',
      askedAt: deps.clock.now(),
    })
    await deps.jobs.add(tx, makePressPackage, { packageId: inserted.id })
    await deps.live.publish(tx, pressTopic(line.id))
    return inserted
  }
}
