import { readForPlates } from '#/domain/press/foreign-inks.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import { filesOf, openFile } from '#/server/features/files/files/files.public.ts'
import { canonicalCopyOf, factsOfContents } from '#/server/features/prepress/preflight/preflight.public.ts'
import { approvedCopiesOf } from '#/server/features/prepress/proofs/proofs.public.ts'
import type { PressCopy } from '#/server/ports/press-maker.ts'
import type { PressDeps } from './press-deps.ts'

export const CHANGED = '만드는 사이에 파일이나 사양이 바뀌었습니다. 승인 상태를 확인하고 다시 만들어 주세요.'
const unprintable = (name: string) =>
  `「${name}」은 판에 앉힐 수 없는 파일입니다. 고객에게 PDF로 다시 내보낸 파일을 요청해 주세요.`

/** With the Korean reason why trying again would not help. */
export class PackageRefused extends Error {}

/** The copies of a line's files that were approved, on this machine's disk until the stack is left. */
export async function openApproved(
  deps: Pick<PressDeps, 'database' | 'storage' | 'pdf' | 'clock' | 'ids' | 'log' | 'jobs' | 'live'>,
  opened: AsyncDisposableStack,
  lineId: string,
  order: Pick<PressOrder, 'files'>,
): Promise<Record<string, PressCopy>> {
  const copies: Record<string, PressCopy> = {}
  const approved = await approvedCopiesOf(deps.database.db, lineId)
  const read = await readOf(deps, order)
  for (const { fileId, sha256, name } of order.files) {
    const [file] = await filesOf(deps.database.db, [fileId])
    if (!file || file.sha256 !== sha256) throw new Error(`file ${fileId} is not what the order is bound to`)
    const copy = await canonicalCopyOf(deps, { ...file, sha256 })
    // Only of a file that was approved before copies were made.
    if (typeof copy === 'string') throw new PackageRefused(unprintable(name))
    if (copy.sha256 !== (approved.get(fileId) ?? copy.sha256)) throw new PackageRefused(CHANGED)
    const { path } = opened.use(await openFile(deps.storage, copy))
    copies[fileId] = { path, sha256: copy.sha256, ...read.get(sha256) }
  }
  return copies
}

/** By content; a file that nobody has read since its reader changed is not in it. */
async function readOf(
  { database }: Pick<PressDeps, 'database'>,
  { files }: Pick<PressOrder, 'files'>,
): Promise<ReadonlyMap<string, Pick<PressCopy, 'mono' | 'foreign'>>> {
  const facts = await factsOfContents(
    database.db,
    files.map(({ sha256 }) => sha256),
  )
  return new Map([...facts].map(([sha256, read]) => [sha256, readForPlates(read)]))
}
