import { AppError } from '#/contract/errors.ts'
import type { FileState } from '#/domain/orders/states.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import { type Asker, type FileChoice, handOver } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { actorOf } from './actor.ts'
import { readLine, updateLine } from './lines.repo.ts'
import { moveFile, type MoveDeps } from './move-file.ts'
import { lineFilesChanged } from './order-events.ts'

/**
 * PDFs that staff made of a customer's material take their places in the line; the material stays. What the check finds in them is
 * staff's to look at: the customer is not sent away to upload again.
 */
export async function attachConverted(
  tx: Tx,
  deps: MoveDeps,
  asker: Asker,
  lineId: string,
  choices: readonly FileChoice[],
): Promise<FileState> {
  if (choices.some(({ part }) => roleOf(part) === null))
    throw new AppError('INVALID_INPUT', '내지, 표지처럼 인쇄할 부분의 PDF만 올릴 수 있습니다.')
  const line = await readLine(tx, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const { to } = await moveFile(tx, deps, { lineId, event: 'attach', by: actorOf(asker.principal) })
  const made = await handOver(tx, asker, line.memberId, choices)
  const parts = made.map(({ part }) => part)
  const files = [...line.files.filter(({ part }) => !parts.includes(part)), ...made]
  await updateLine(tx, lineId, { files, staffAskedAt: line.staffAskedAt ?? deps.clock.now() })
  await deps.jobs.emit(tx, lineFilesChanged, { orderId: line.orderId, lineId })
  return to
}
