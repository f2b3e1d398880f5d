import { ATTACHED_KINDS, ATTACHED_MB, MOST_ATTACHED } from '#/contract/content/attachments.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { type Asker, type FileFact, releaseFiles, takeAttachments } from '#/server/features/files/files/files.public.ts'
import { lockItem } from '#/server/features/content/writing/writing.public.ts'
import { type AuditedCall, audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import * as repo from './attachments.repo.ts'

export type AttachCall = AuditedCall & Asker & { readonly principal: StaffPrincipal }
type Deps = Pick<Services, 'clock' | 'ids'>

interface Brought {
  readonly fileId: string
  readonly note: string | null
}

const MB = 1024 ** 2

/** Hangs an upload on a text. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT. */
export async function attachFile(tx: Tx, deps: Deps, call: AttachCall, itemId: string, brought: Brought) {
  const item = await lockItem(tx, itemId)
  if (!item) throw new AppError('NOT_FOUND')
  if (!ATTACHED_KINDS.some((kind) => kind === item.kind))
    throw new AppError('CONFLICT', '이 종류의 글에는 파일을 붙이지 않습니다.')
  const known = new Set((await repo.versionsOf(tx, [itemId])).map(({ attachedId }) => attachedId))
  if (known.size >= MOST_ATTACHED)
    throw new AppError('CONFLICT', `파일은 글 하나에 ${MOST_ATTACHED}개까지 붙일 수 있습니다.`)
  const id = deps.ids.uuid()
  await repo.insertAttached(tx, { id, itemId, made: null, createdAt: deps.clock.now() })
  await bring(tx, deps, call, { id, itemId }, brought)
  return itemId
}

/** Another version of a file. Errors: NOT_FOUND, INVALID_INPUT. */
export async function addVersion(tx: Tx, deps: Deps, call: AttachCall, id: string, brought: Brought) {
  const attached = await repo.lockAttached(tx, id)
  if (!attached) throw new AppError('NOT_FOUND')
  await bring(tx, deps, call, { id, itemId: attached.itemId }, brought)
  return attached.itemId
}

/** Its content is given up; what it was, and how often it was taken, stays. Errors: NOT_FOUND. */
export async function withdrawVersion(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  call: AttachCall,
  { id, number }: { readonly id: string; readonly number: number },
) {
  const attached = await repo.lockAttached(tx, id)
  const version = attached && (await repo.findVersion(tx, id, number))
  if (!attached || !version) throw new AppError('NOT_FOUND')
  if (version.withdrawnAt !== null) return attached.itemId
  await repo.withdraw(tx, id, number, clock.now())
  // The same upload may be another version too.
  const others = (await repo.versionsOf(tx, [attached.itemId])).some(
    ({ fileId, withdrawnAt }) => fileId === version.fileId && withdrawnAt === null,
  )
  if (!others) await releaseFiles(tx, [version.fileId])
  await noteAct(tx, call, 'withdraw', attached.itemId, { file: version.name, version: number })
  return attached.itemId
}

async function bring(
  tx: Tx,
  { clock }: Deps,
  call: AttachCall,
  at: { readonly id: string; readonly itemId: string },
  { fileId, note }: Brought,
): Promise<void> {
  const [file] = await takeAttachments(tx, call, [fileId])
  const { name, bytes, sha256 } = refuseUnfit(file)
  const version = await repo.insertVersion(tx, {
    attachedId: at.id,
    fileId,
    name,
    bytes,
    sha256,
    note: note ?? '',
    print: null,
    addedBy: call.principal.staffId,
    addedAt: clock.now(),
  })
  await noteAct(tx, call, version === 1 ? 'attach' : 'add-version', at.itemId, { file: name, version })
}

function refuseUnfit(file: FileFact | undefined): FileFact & { readonly sha256: string } {
  if (!file?.sha256) throw new AppError('NOT_FOUND', '올린 파일을 찾을 수 없습니다. 파일을 다시 올려 주세요.')
  if (file.purpose !== 'material' && file.purpose !== 'attachment') throw wrong('자료로 올린 파일이 아닙니다.')
  if (file.bytes > ATTACHED_MB * MB)
    throw wrong(`글에 붙이는 파일은 ${ATTACHED_MB} MB까지입니다. 나누거나 줄여서 올려 주세요.`)
  return { ...file, sha256: file.sha256 }
}

const wrong = (message: string) => new AppError('INVALID_INPUT', message, { fileId: message })

const noteAct = (
  tx: Tx,
  call: AuditedCall,
  act: 'attach' | 'add-version' | 'withdraw',
  itemId: string,
  detail: Readonly<Record<string, unknown>>,
) => audit(tx, call, { action: `attachments.${act}`, objectKind: 'writing', objectId: itemId, detail })
