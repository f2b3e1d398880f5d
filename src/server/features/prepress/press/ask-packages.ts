import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { askPressPackages as endpoint } from '#/contract/prepress/press.contract.ts'
import { lockOrdersOfLines } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { askPackage } from './ask-package.ts'
import type { PressDeps } from './press-deps.ts'

type Outcome = ResultOf<typeof endpoint>['items'][number]

/** Packages of many lines, one result each: a line that can have none does not stop the others. */
export async function askPackages(
  tx: Tx,
  deps: PressDeps,
  { lineIds, staff }: { readonly lineIds: readonly string[]; readonly staff: StaffPrincipal },
): Promise<{ items: Outcome[] }> {
  await lockOrdersOfLines(tx, lineIds)
  const items: Outcome[] = []
  for (const lineId of [...new Set(lineIds)].toSorted()) items.push(await askOne(lineId))
  return { items }

  async function askOne(lineId: string): Promise<Outcome> {
    try {
      const asked = await savepoint(tx, () => askPackage(tx, deps, { lineId, staff }))
      return { lineId, state: asked.package?.state ?? null, message: null }
    } catch (error) {
      if (error instanceof AppError) return { lineId, state: null, message: error.message }
      throw error
    }
  }
}
