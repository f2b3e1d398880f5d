import { AppError } from '#/contract/errors.ts'
import { bindFiles as keepFiles, chooseFiles, type FileChoice } from '#/server/features/files/files/files.public.ts'
import type { FileState } from '#/domain/orders/states.ts'
import { isSettled } from '#/domain/orders/guards.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Actor } from './actor.ts'
import { changeFiles } from './line-files.repo.ts'
import { lockLine } from './lines.repo.ts'
import { moveFile, type MoveDeps } from './move-file.ts'
import { lineFilesChanged } from './order-events.ts'

interface Who {
  readonly memberId: string
  readonly visitorKey: string | null
  /** Staff may do it for the customer; else it is the customer. */
  readonly by?: Actor
  /** Of whoever of the staff did it. */
  readonly byName?: string
  readonly reason?: string
  /** A copy that the shop mended takes a file's place: what a person was asked about stands. */
  readonly mends?: boolean
}

/** Other files for a line: they are checked anew, and an approval given before is withdrawn. CONFLICT once it is in print. */
export async function attachFiles(
  tx: Tx,
  deps: MoveDeps,
  who: Who,
  target: { readonly orderNumber: string; readonly lineId: string },
  choices: readonly FileChoice[],
): Promise<FileState> {
  const line = await lockLine(tx, target.lineId)
  if (!line || line.memberId !== who.memberId || line.orderNumber !== target.orderNumber)
    throw new AppError('NOT_FOUND')
  if (line.payment === 'cancelled' || line.payment === 'refunded')
    throw new AppError('CONFLICT', '취소한 주문입니다. 다시 주문해 주세요.')
  if (line.origin?.kind === 'edition')
    throw new AppError(
      'CONFLICT',
      '미리 검사한 교재라 파일을 바꿀 수 없어요. 표지를 바꾸시려면 1:1 문의로 알려 주세요.',
    )
  const by = who.by ?? ({ kind: 'customer', id: who.memberId } as const)
  // Pressed twice, or sent again because the answer was lost: these very files are being checked already.
  const underCheck = by.kind === 'customer' && line.file === 'checking' && line.staffAskedAt === null
  if (underCheck && canonicalJson(await chooseFiles(tx, who, choices)) === canonicalJson(line.files)) return line.file
  const { to } = await moveFile(tx, deps, { lineId: line.id, event: 'attach', by })
  const files = await chooseFiles(tx, who, choices)
  await keepFiles(
    tx,
    files.map((file) => file.fileId),
  )
  const why = { by, byName: who.byName ?? '', reason: who.reason ?? '', at: deps.clock.now() }
  const stands = who.mends === true || keepsAll(line.files, files)
  await changeFiles(tx, line, { files, staffAskedAt: stands ? line.staffAskedAt : null }, why)
  if (!isSettled(line.payment)) await tellFilesChosen(tx, deps, who.memberId, files)
  else await deps.jobs.emit(tx, lineFilesChanged, { orderId: line.orderId, lineId: line.id })
  return to
}

/** Only added to: what the customer asked a person about lies here as before. */
const keepsAll = (before: readonly FileChoice[], after: readonly FileChoice[]): boolean =>
  before.every(({ fileId, part }) => after.some((file) => file.fileId === fileId && file.part === part))
