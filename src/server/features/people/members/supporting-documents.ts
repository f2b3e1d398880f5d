import { asc, eq } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import type { DocumentView } from '#/contract/people/supporting-documents.contract.ts'
import { type DocumentKind, documentsOf } from '#/domain/members/supporting-documents.ts'
import type { CustomerType } from '#/domain/members/roles.ts'
import { type Asker, filesOf, releaseFiles, takeAttachments } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { lockMember, updateMember } from './members.repo.ts'
import { supportingDocuments } from './supporting-documents.table.ts'

export interface HandedIn {
  readonly memberId: string
  readonly type: CustomerType
  readonly documents: readonly { readonly kind: DocumentKind; readonly fileId: string }[]
}

/** Keeps documents that whoever asks has uploaded as such. Errors: NOT_FOUND for somebody else's file, INVALID_INPUT. */
export async function keepDocuments(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  asker: Asker,
  { memberId, type, documents }: HandedIn,
): Promise<void> {
  if (documents.length === 0) return
  const files = await takeAttachments(
    tx,
    asker,
    documents.map(({ fileId }) => fileId),
  )
  const fits = documents.every(({ kind }) => documentsOf(type).includes(kind))
  if (!fits || files.some(({ purpose }) => purpose !== 'document'))
    throw new AppError('INVALID_INPUT', '서류로 올린 파일이 아닙니다. 다시 올려 주세요.', {
      documents: '서류로 올린 파일이 아닙니다. 다시 올려 주세요.',
    })
  const addedAt = clock.now()
  await tx
    .insert(supportingDocuments)
    .values(documents.map(({ kind, fileId }) => ({ kind, fileId, memberId, addedAt })))
    .onConflictDoNothing()
}

/** Later or better documents; a refused academy waits again. */
export async function handIn(
  tx: Tx,
  deps: Pick<Services, 'clock'>,
  asker: Asker,
  memberId: string,
  documents: HandedIn['documents'],
): Promise<void> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  await keepDocuments(tx, deps, asker, { memberId, type: member.type, documents })
  if (member.approval === 'refused') await updateMember(tx, memberId, { approval: 'waiting', approvalReason: null })
}

/** The newest first. */
export async function documentsHeld(db: DbOrTx, memberId: string): Promise<readonly DocumentView[]> {
  const rows = await db
    .select()
    .from(supportingDocuments)
    .where(eq(supportingDocuments.memberId, memberId))
    .orderBy(asc(supportingDocuments.addedAt), asc(supportingDocuments.fileId))
  const files = await filesOf(
    db,
    rows.map(({ fileId }) => fileId),
  )
  return rows.toReversed().flatMap(({ kind, fileId }) => {
    const file = files.find(({ id }) => id === fileId)
    return file ? [{ kind, fileId, name: file.name, contentType: file.contentType ?? 'application/octet-stream' }] : []
  })
}

/** Whoever leaves takes the documents along. */
export async function dropDocuments(tx: Tx, memberId: string): Promise<void> {
  const rows = await tx.delete(supportingDocuments).where(eq(supportingDocuments.memberId, memberId)).returning()
  await releaseFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  )
}

/** Papers that one account handed in become another's. */
export async function giveDocuments(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(supportingDocuments).set({ memberId }).where(eq(supportingDocuments.memberId, guestId))
}
