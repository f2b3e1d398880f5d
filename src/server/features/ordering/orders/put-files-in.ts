import { AppError } from '#/contract/errors.ts'
import { isSettled } from '#/domain/orders/guards.ts'
import type { FileState } from '#/domain/orders/states.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import { type Asker, type FileChoice, handOver } from '#/server/features/files/files/files.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { actorOf } from './actor.ts'
import { changeFiles } from './line-files.repo.ts'
import { lockLine } from './lines.repo.ts'
import { moveFile, type MoveDeps } from './move-file.ts'
import { filesReplaced, lineFilesChanged } from './order-events.ts'
import type { OrderLine } from './order-line.ts'

interface FilesPutIn {
  readonly lineId: string
  readonly choices: readonly FileChoice[]
  readonly reason: string
  /** The customer is told: what was theirs is replaced. Not of what the shop made of their material. */
  readonly tell: boolean
}

/** States in which the customer had seen something of the old files. */
const SHOWN: readonly FileState[] = ['waiting-customer', 'changes-asked', 'approved']

/**
 * PDFs that staff made or mended take their places in the line; what is for other parts stays, material too. An approval is
 * withdrawn. What the check finds in them is staff's to look at: the customer is not sent away to upload again.
 */
export async function putFilesIn(
  tx: Tx,
  deps: MoveDeps,
  asker: Asker,
  { lineId, choices, reason, tell }: FilesPutIn,
): Promise<FileState> {
  if (choices.some(({ part }) => roleOf(part) === null))
    throw new AppError('INVALID_INPUT', '내지, 표지처럼 인쇄할 부분의 PDF만 올릴 수 있습니다.')
  const line = await lockLine(tx, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  refuseClosed(line)
  const by = actorOf(asker.principal)
  const { to } = await moveFile(tx, deps, { lineId, event: 'attach', by, note: reason })
  const made = await handOver(tx, asker, line.memberId, choices)
  const roles = made.map(({ part }) => roleOf(part))
  const kept = line.files.filter(({ part }) => roleOf(part) === null || !roles.includes(roleOf(part)))
  const at = deps.clock.now()
  const byName = (by.id && (await staffName(tx, by.id))) ?? ''
  const files = { files: [...kept, ...made], staffAskedAt: line.staffAskedAt ?? at }
  await changeFiles(tx, line, files, { by, byName, reason, at })
  await deps.jobs.emit(tx, lineFilesChanged, { orderId: line.orderId, lineId })
  const withdrawn = SHOWN.includes(line.file)
  if (tell) await deps.jobs.emit(tx, filesReplaced, { lineId, reason, withdrawn, at: at.toISOString() })
  return to
}

function refuseClosed(line: OrderLine): void {
  if (line.payment === 'cancelled' || line.payment === 'refunded' || line.production === 'cancelled')
    throw new AppError('CONFLICT', '취소한 주문이라 파일을 바꿀 수 없습니다.')
  if (!isSettled(line.payment)) throw new AppError('CONFLICT', '결제가 끝난 뒤 파일을 바꿀 수 있습니다.')
}
