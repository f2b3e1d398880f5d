import { lockLine, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { ensureProof } from './proofs.repo.ts'
import type { ProofRow } from './proofs.table.ts'

/** The proof of a line, begun when there is none yet, locked after its order. NOT_FOUND: no such line. */
export async function openThread(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  lineId: string,
): Promise<{ proof: ProofRow; line: OrderLine }> {
  const line = await lockLine(tx, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const now = clock.now()
  const proof = await ensureProof(tx, {
    id: ids.uuid(),
    lineId: line.id,
    orderId: line.orderId,
    orderNumber: line.orderNumber,
    memberId: line.memberId,
    title: line.title,
    product: line.spec.product,
    copies: line.copies,
    createdAt: now,
    updatedAt: now,
  })
  return { proof, line }
}
