import { asc, eq } from 'drizzle-orm'
import { AppError } from '#/contract/errors.ts'
import type { PaperView } from '#/contract/people/papers.contract.ts'
import { type PaperKind, papersOf } from '#/domain/members/papers.ts'
import type { CustomerType } from '#/domain/members/roles.ts'
import { type Asker, filesOf, releaseFiles, takeAttachments } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { lockMember, updateMember } from './members.repo.ts'
import { memberPapers } from './papers.table.ts'

export interface HandedIn {
  readonly memberId: string
  readonly type: CustomerType
  readonly papers: readonly { readonly kind: PaperKind; readonly fileId: string }[]
}

/** Keeps papers that whoever asks has uploaded as such. Errors: NOT_FOUND for somebody else's file, INVALID_INPUT. */
export async function keepPapers(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  asker: Asker,
  { memberId, type, papers }: HandedIn,
): Promise<void> {
  if (papers.length === 0) return
  const files = await takeAttachments(
    tx,
    asker,
    papers.map(({ fileId }) => fileId),
  )
  const fits = papers.every(({ kind }) => papersOf(type).includes(kind))
  if (!fits || files.some(({ purpose }) => purpose !== 'document'))
    throw new AppError('INVALID_INPUT', '서류로 올린 파일이 아닙니다. 다시 올려 주세요.', {
      papers: '서류로 올린 파일이 아닙니다. 다시 올려 주세요.',
    })
  const addedAt = clock.now()
  await tx
    .insert(memberPapers)
    .values(papers.map(({ kind, fileId }) => ({ kind, fileId, memberId, addedAt })))
    .onConflictDoNothing()
}

/** Later or better papers; a refused academy waits again. */
export async function handIn(
  tx: Tx,
  deps: Pick<Services, 'clock'>,
  asker: Asker,
  memberId: string,
  papers: HandedIn['papers'],
): Promise<void> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  await keepPapers(tx, deps, asker, { memberId, type: member.type, papers })
  if (member.approval === 'refused') await updateMember(tx, memberId, { approval: 'waiting', approvalReason: null })
}

/** The newest first. */
export async function papersHeld(db: DbOrTx, memberId: string): Promise<readonly PaperView[]> {
  const rows = await db
    .select()
    .from(memberPapers)
    .where(eq(memberPapers.memberId, memberId))
    .orderBy(asc(memberPapers.addedAt), asc(memberPapers.fileId))
  const files = await filesOf(
    db,
    rows.map(({ fileId }) => fileId),
  )
  return rows.toReversed().flatMap(({ kind, fileId }) => {
    const file = files.find(({ id }) => id === fileId)
    return file ? [{ kind, fileId, name: file.name, contentType: file.contentType ?? 'application/octet-stream' }] : []
  })
}

/** Whoever leaves takes the papers along. */
export async function dropPapers(tx: Tx, memberId: string): Promise<void> {
  const rows = await tx.delete(memberPapers).where(eq(memberPapers.memberId, memberId)).returning()
  await releaseFiles(
    tx,
    rows.map(({ fileId }) => fileId),
  )
}
