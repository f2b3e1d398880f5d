import { AppError } from '#/contract/errors.ts'
import { findClosable } from '#/domain/catalog/closable-choices.ts'
import { deleteClosedChoice, putClosedChoice } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

/** Takes a choice of the catalogue off sale at once, or changes what is said about it. NOT_FOUND for no such choice. */
export async function closeChoice(
  tx: Tx,
  deps: TariffsDeps,
  call: AuditedCall & { readonly principal: { readonly staffId: string } },
  { choice, reason }: { readonly choice: string; readonly reason: string },
): Promise<void> {
  const tariff = await deps.tariffs.current(tx)
  if (!findClosable(choice, tariff)) throw new AppError('NOT_FOUND')
  await putClosedChoice(tx, { choice, reason, closedBy: call.principal.staffId, closedAt: deps.clock.now() })
  await audit(tx, call, { action: 'choice.close', objectKind: 'choice', objectId: choice, detail: { reason } })
}

/** NOT_FOUND when it is on sale. */
export async function openChoice(tx: Tx, call: AuditedCall, choice: string): Promise<void> {
  if (!(await deleteClosedChoice(tx, choice))) throw new AppError('NOT_FOUND')
  await audit(tx, call, { action: 'choice.open', objectKind: 'choice', objectId: choice })
}
