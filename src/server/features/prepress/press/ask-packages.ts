import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { askPressPackages as endpoint } from '#/contract/prepress/press.contract.ts'
import { lockOrdersOfLines } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { type AskDeps, askPackage } from './ask-package.ts'

type Outcome = ResultOf<typeof endpoint>['items'][number]

/** Packages of many lines, one result each: a line that can have none does not stop the others. */
export async function askPackages(
  tx: Tx,
  deps: AskDeps,
  { lineIds, staff }: { readonly lineIds: readonly string[]; readonly staff: StaffPrincipal },
): Promise<{ items: Outcome[] }> {
  await lockOrdersOfLines(tx, lineIds)
  const items: Outcome[] = []
  for (const lineId of [...new Set(lineIds)].toSorted()) items.push(await tryPackage(tx, deps, { lineId, staff }))
  return { items }
}

/** Asks for the package of a line and says why there can be none, without undoing what was done before. */
export async function tryPackage(
  tx: Tx,
  deps: AskDeps,
  asked: { readonly lineId: string; readonly staff: StaffPrincipal },
): Promise<Outcome> {
  const { lineId } = asked
  try {
    const { package: made } = await savepoint(tx, () => askPackage(tx, deps, asked))
    return { lineId, state: made?.state ?? null, message: null }
  } catch (error) {
    if (error instanceof AppError) return { lineId, state: null, message: error.message }
    throw error
  }
}
