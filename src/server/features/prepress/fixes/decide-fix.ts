import { fileChecked, type PreflightDeps } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { acceptFix as acceptFixEndpoint, FixTarget } from '#/contract/prepress/fixes.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { FIX_TEXT_VERSION } from '#/domain/preflight/fixes/fix-messages.ts'
import { lockItem, replaceFile } from '#/server/features/ordering/cart/cart.public.ts'
import {
  type Asker,
  bindFiles,
  fileSeenBy,
  holdFiles,
  keepForCart,
  letGo,
  ownerOf,
} from '#/server/features/files/files/files.public.ts'
import { actorOf, attachFiles, lineOf, lockLine } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { findFix, lockFix, updateFix } from './fixes.repo.ts'
import type { FixRow } from './fixes.table.ts'

export interface FixRef {
  readonly fileId: string
  readonly fixId: string
}

/**
 * The consent: puts the fixed file where the original was and notes who agreed to which words. The original stays. Cart
 * item or order are locked before the try, and the files after it. Said twice, it is done once.
 */
export async function acceptFix(
  tx: Tx,
  deps: PreflightDeps,
  asker: Asker,
  { fileId, fixId }: FixRef,
  { target, textVersion, note }: BodyOf<typeof acceptFixEndpoint>,
): Promise<FixRow> {
  const by = await decider(tx, asker, { fileId, fixId })
  if (by.kind === 'staff' && note === null) {
    throw new AppError('INVALID_INPUT', '고객이 어떻게 동의했는지 적어 주세요.', { note: '동의한 방법을 적어 주세요.' })
  }
  if (textVersion !== FIX_TEXT_VERSION) {
    throw new AppError('CONFLICT', '동의 문구가 바뀌었습니다. 새로 고친 뒤 다시 확인해 주세요.')
  }
  const seen = await findFix(tx, fixId)
  if (seen?.state === 'accepted') return seen
  await lockTarget(tx, asker, target)
  const row = await lockFix(tx, fixId)
  if (row?.state === 'accepted') return row
  if (row?.state !== 'ready' || !row.candidateId)
    throw new AppError('CONFLICT', '고친 사본이 아직 없거나 이미 버렸습니다.')
  await put(tx, deps, asker, target, { from: fileId, to: row.candidateId })
  // What is left to mend in the copy is tried now that somebody uses it.
  await deps.jobs.emit(tx, fileChecked, { fileId: row.candidateId })
  return decided(tx, deps, row, {
    state: 'accepted',
    decidedByKind: by.kind,
    decidedById: by.id,
    target,
    textVersion,
    note,
  })
}

/** The copy goes, the original stays what it was. Said twice, it is done once. */
export async function declineFix(
  tx: Tx,
  deps: PreflightDeps,
  asker: Asker,
  { fileId, fixId }: FixRef,
): Promise<FixRow> {
  const by = await decider(tx, asker, { fileId, fixId })
  const row = await lockFix(tx, fixId)
  if (row?.state === 'declined') return row
  if (row?.state !== 'ready') throw new AppError('CONFLICT', '이미 쓰기로 한 파일입니다.')
  if (row.candidateId) await letGo(tx, [row.candidateId])
  return decided(tx, deps, row, { state: 'declined', decidedByKind: by.kind, decidedById: by.id })
}

/** NOT_FOUND for another's file, another file's try, and for whom nobody could name as having agreed. */
async function decider(tx: Tx, asker: Asker, { fileId, fixId }: FixRef) {
  await fileSeenBy(tx, asker, fileId)
  const row = await findFix(tx, fixId)
  const by = ownerOf(asker)
  if (row?.fileId !== fileId || !by) throw new AppError('NOT_FOUND')
  return by
}

async function decided(tx: Tx, deps: PreflightDeps, row: FixRow, change: Partial<FixRow>): Promise<FixRow> {
  const all = { ...change, decidedAt: deps.clock.now() }
  await updateFix(tx, row.id, all)
  return { ...row, ...all }
}

interface Swap {
  readonly from: string
  readonly to: string
}

async function lockTarget(tx: Tx, { principal }: Asker, target: FixTarget): Promise<void> {
  if (target.kind === 'line') await lockLine(tx, target.lineId)
  if (target.kind === 'cart' && principal.kind === 'member') await lockItem(tx, principal.memberId, target.itemId)
}

async function put(tx: Tx, deps: PreflightDeps, asker: Asker, target: FixTarget, swap: Swap): Promise<void> {
  switch (target.kind) {
    case 'upload':
      return keepForCart(tx, [swap.from, swap.to])
    case 'cart':
      await putIntoCart(tx, deps, asker, target.itemId, swap)
      return keepForCart(tx, [swap.from, swap.to])
    case 'line':
      return putIntoLine(tx, deps, asker, target.lineId, swap)
  }
}

function putIntoCart(tx: Tx, deps: PreflightDeps, asker: Asker, itemId: string, swap: Swap): Promise<void> {
  const { principal, visitorKey } = asker
  if (principal.kind !== 'member') throw new AppError('NOT_FOUND')
  return replaceFile(tx, deps, { memberId: principal.memberId, visitorKey, itemId, ...swap })
}

async function putIntoLine(
  tx: Tx,
  deps: PreflightDeps,
  asker: Asker,
  lineId: string,
  { from, to }: Swap,
): Promise<void> {
  const { principal, visitorKey } = asker
  const line = await lineOf(tx, lineId)
  const may = principal.kind === 'staff' || (principal.kind === 'member' && principal.memberId === line?.memberId)
  if (!line || !may || !line.files.some((file) => file.fileId === from)) throw new AppError('NOT_FOUND')
  await holdFiles(tx, [...line.files.map((file) => file.fileId), to])
  const choices = line.files.map(({ fileId, part }) => ({ fileId: fileId === from ? to : fileId, part }))
  const who = {
    memberId: line.memberId,
    visitorKey: principal.kind === 'staff' ? null : visitorKey,
    by: actorOf(principal),
    byName: principal.kind === 'staff' ? ((await staffName(tx, principal.staffId)) ?? '') : '',
    reason: '검사에서 고친 사본',
    mends: true,
  }
  await attachFiles(tx, deps, who, { orderNumber: line.orderNumber, lineId }, choices)
  await bindFiles(tx, [from])
}
