import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#/contract/errors.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { SIGNATURE_SECONDS, type Storage } from '#/server/ports/storage.ts'
import { type Asker, hashOfKey, mayUse } from './files.policy.ts'
import {
  endKeeping,
  expireNow,
  findFile,
  findFiles,
  findLivingHashes,
  giveAllToMember,
  giveToMember,
  giveToShop,
  keepAtLeast,
  keepForGood,
  lockFiles,
} from './files.repo.ts'
import type { FileRow, FileRowState } from './files.table.ts'
import { giveLooseFiles } from './give-files.ts'
import { findUsableFile, findVisibleFile } from './find-usable-file.ts'
import { storeFile as store } from './store-file.ts'
import { reserveRoom } from './upload-room.ts'

export { removeStored } from './remove-stored.ts'

export { ownerOf, seesPressFiles, type Asker } from './files.policy.ts'

/** What other features know of a file. An order binds to the hash. */
export interface FileFact {
  readonly id: string
  readonly name: string
  readonly purpose: FilePurpose
  readonly bytes: number
  /** Hexadecimal; null until the upload is complete, as is the type. */
  readonly sha256: string | null
  readonly contentType: string | null
  readonly state: FileRowState
  readonly storageKey: string
}

export interface Claimant {
  readonly visitorKey: string | null
  readonly memberId: string | null
  readonly fileIds: readonly string[]
}

/** What lies in a cart is forgotten in the night after ninety days; its files a little later, so that no job lacks its own. */
const CART_DAYS = 91

/** Another's file, or one that is still coming in, answers like one that does not exist. */
const notFound = () => new AppError('NOT_FOUND', '올린 파일을 찾을 수 없습니다. 파일을 다시 올려 주세요.')

/** The rows, locked in id order; NOT_FOUND unless each of them is completely uploaded and the caller's own. */
async function lockReady(
  tx: Tx,
  ids: readonly string[],
  isOwn: (row: FileRow) => boolean,
): Promise<readonly FileRow[]> {
  const rows = await lockFiles(tx, ids)
  if (rows.length !== ids.length || !rows.every((row) => row.state === 'ready' && isOwn(row))) throw notFound()
  return rows
}

/**
 * Takes files into a cart or an inquiry: they must be completely uploaded and belong to the caller (by the visitor's key or
 * the account), else NOT_FOUND. A visitor's files become the member's when there is one. Locks the rows in id order.
 */
export async function claimFiles(tx: Tx, { visitorKey, memberId, fileIds }: Claimant): Promise<readonly FileFact[]> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return []
  const visitor = visitorKey === null ? null : hashOfKey(visitorKey)
  const rows = await lockReady(
    tx,
    ids,
    ({ ownerKind, ownerId }) =>
      (ownerKind === 'member' && memberId !== null && ownerId === memberId) ||
      (ownerKind === 'visitor' && visitor !== null && ownerId === visitor),
  )
  if (memberId !== null && rows.some((row) => row.ownerKind === 'visitor')) await giveToMember(tx, ids, memberId)
  await keepAtLeast(tx, ids, CART_DAYS)
  return rows.map(factOf)
}

export interface FileChoice {
  readonly fileId: string
  readonly part: string
}

interface Chooser {
  readonly memberId: string
  readonly visitorKey: string | null
}

/** Makes the files the member's own and notes their hashes; from here on the item means exactly these bytes. */
export async function chooseFiles(
  tx: Tx,
  { memberId, visitorKey }: Chooser,
  choices: readonly FileChoice[],
): Promise<readonly LineFile[]> {
  if (choices.length === 0) return []
  const claimed = await claimFiles(tx, { memberId, visitorKey, fileIds: choices.map((choice) => choice.fileId) })
  return lineFiles(choices, claimed)
}

const lineFiles = (choices: readonly FileChoice[], files: readonly FileFact[]): readonly LineFile[] =>
  choices.map(({ fileId, part }) => {
    const file = files.find((candidate) => candidate.id === fileId)
    if (!file?.sha256) throw notFound()
    const { name, bytes, sha256 } = file
    return { fileId, part, name, bytes, sha256, contentType: file.contentType ?? 'application/octet-stream' }
  })

/** Files that staff made for a customer's job: from here on they are the customer's, kept for good. NOT_FOUND for another's. */
export async function handOver(
  tx: Tx,
  asker: Asker,
  memberId: string,
  choices: readonly FileChoice[],
): Promise<readonly LineFile[]> {
  const ids = [...new Set(choices.map(({ fileId }) => fileId))]
  const rows = await lockReady(tx, ids, (row) => mayUse(row, asker))
  await giveToMember(tx, ids, memberId)
  await keepForGood(tx, ids)
  return lineFiles(choices, rows.map(factOf))
}

export { giveFiles } from './give-files.ts'

/** Files that a visitor or the guest of this browser uploaded become the member's; runs in the transaction of the login. */
export async function adoptVisitorFiles(
  tx: Tx,
  {
    visitorKey,
    memberId,
    guestId,
  }: { readonly visitorKey: string | null; readonly memberId: string; readonly guestId: string | null },
): Promise<void> {
  if (guestId !== null) await giveLooseFiles(tx, { guestId, memberId })
  if (visitorKey !== null) await giveAllToMember(tx, hashOfKey(visitorKey), memberId)
}

/** Files for a message: completely uploaded and the writer's own (member, partner or staff), else NOT_FOUND. Kept for good. */
export async function takeAttachments(tx: Tx, asker: Asker, fileIds: readonly string[]): Promise<readonly FileFact[]> {
  const ids = [...new Set(fileIds)]
  const rows = await lockReady(tx, ids, (row) => mayUse(row, asker))
  await keepForGood(tx, ids)
  return rows.map(factOf)
}

/** A file that staff uploaded becomes the shop's own, kept for good: what is sold from it outlives who uploaded it. NOT_FOUND as above. */
export async function takeForShop(tx: Tx, asker: Asker, fileIds: readonly string[]): Promise<readonly FileFact[]> {
  const taken = await takeAttachments(tx, asker, fileIds)
  await giveToShop(
    tx,
    taken.map(({ id }) => id),
  )
  return taken
}

/** For whoever touches several in more than one step: locked at once and in id order, they never make a circle. */
export async function holdFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 1) await lockFiles(tx, fileIds)
}

/** Keeps files for good: an order, a proof or a message holds them now. */
export async function bindFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await holdFiles(tx, fileIds)
  await keepForGood(tx, fileIds)
}

/** Gives up even what was kept for good, with whoever it belonged to; the sweep takes it. */
export async function releaseFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await holdFiles(tx, fileIds)
  await endKeeping(tx, fileIds)
}

/** Which of these contents any file still has. */
export async function livingHashes(db: DbOrTx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findLivingHashes(db, hashes))
}

/** In the order of the ids that were asked; unknown ones are left out. Whoever asks has checked the right to see them. */
export async function filesOf(db: DbOrTx, ids: readonly string[]): Promise<readonly FileFact[]> {
  const rows = new Map((await findFiles(db, [...new Set(ids)])).map((row) => [row.id, factOf(row)]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** A file of the caller's own, or any file for staff; NOT_FOUND otherwise, as if it did not exist. */
export async function fileSeenBy(db: DbOrTx, asker: Asker, fileId: string): Promise<FileFact> {
  return factOf(await findVisibleFile(db, fileId, asker))
}

/** A file of the caller's own; NOT_FOUND otherwise, also for staff who may look into it. */
export async function ownFile(db: DbOrTx, asker: Asker, fileId: string): Promise<FileFact> {
  return factOf(await findUsableFile(db, fileId, asker))
}

export interface OpenedFile extends AsyncDisposable {
  /** A file on this machine's disk, for programs that read by position. Not to be changed. */
  readonly path: string
}

/** `await using opened = await openFile(storage, file)`; a file that lies elsewhere is fetched and removed afterwards. */
export async function openFile(storage: Storage, file: Pick<FileFact, 'storageKey'>): Promise<OpenedFile> {
  const path = storage.localPath(file.storageKey)
  if (path !== null) return { path, [Symbol.asyncDispose]: async () => undefined }
  await using made = new AsyncDisposableStack()
  const folder = made.use(await workFolder())
  const copy = join(folder.path, 'content')
  await pipeline(await storage.open(file.storageKey), createWriteStream(copy))
  const kept = made.move()
  return { path: copy, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** An address valid for five minutes that saves the file; whoever asks has checked the right to see it. */
export function signFileDownload(storage: Storage, file: Pick<FileFact, 'storageKey' | 'name'>): Promise<string> {
  return storage.signDownload(file.storageKey, { name: file.name, seconds: SIGNATURE_SECONDS })
}

export interface FileToStore {
  readonly name: string
  readonly purpose: FilePurpose
  /** Of a finished file on this machine's disk; it is copied. */
  readonly path: string
}

type StoreDeps = Pick<Services, 'database' | 'clock' | 'ids' | 'jobs'> & { readonly storage: Storage }

/** Keeps for good a file that the shop made (a fixed PDF, a proof, a press package). Not inside a transaction. */
export async function storeFile(deps: StoreDeps, file: FileToStore): Promise<FileFact> {
  return factOf(await store(deps, { ...file, owner: null, keepUntil: null }))
}

/**
 * A copy of a file that the shop changed, for the same owner; swept after `days` unless somebody takes it. It takes their room as an
 * upload does. Errors: PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, NO_ROOM.
 */
export async function storeChanged(
  deps: StoreDeps,
  original: Pick<FileFact, 'id'>,
  { days, ...file }: FileToStore & { readonly days: number },
): Promise<FileFact> {
  const row = await findFile(deps.database.db, original.id)
  if (!row) throw new Error(`file ${original.id} vanished`)
  const owner = row.ownerKind === 'shop' || row.ownerId === null ? null : { kind: row.ownerKind, id: row.ownerId }
  const { address } = row
  const { size: bytes } = await stat(file.path)
  if (owner) await deps.database.transaction((tx) => reserveRoom(tx, { owner, address, bytes }))
  const keepUntil = daysAfter(deps.clock.now(), days)
  return factOf(await store(deps, { ...file, owner, address, keepUntil }))
}

/** A file that the shop made for a member, as if the member had uploaded it; swept after `days` unless somebody takes it. */
export async function storeForMember(
  deps: StoreDeps,
  { memberId, days, ...file }: FileToStore & { readonly memberId: string; readonly days: number },
): Promise<FileFact> {
  const keepUntil = daysAfter(deps.clock.now(), days)
  return factOf(await store(deps, { ...file, owner: { kind: 'member', id: memberId }, keepUntil }))
}

/** Whether a member may have so much more here that no order holds. Errors: PAYLOAD_TOO_LARGE, NO_ROOM. */
export const reserveForMember = (
  { database }: Pick<Services, 'database'>,
  { memberId, bytes }: { readonly memberId: string; readonly bytes: number },
): Promise<void> =>
  database.transaction((tx) => reserveRoom(tx, { owner: { kind: 'member', id: memberId }, address: null, bytes }))

/** Keeps files at least as long as a cart is kept. */
export async function keepForCart(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await holdFiles(tx, fileIds)
  await keepAtLeast(tx, fileIds, CART_DAYS)
}

/** Gives up files that nobody needs any more; the sweep takes them. What is kept for good stays. */
export async function letGo(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await holdFiles(tx, fileIds)
  await expireNow(tx, fileIds)
}

function factOf(row: FileRow): FileFact {
  const { id, name, purpose, bytes, sha256, contentType, state, storageKey } = row
  return { id, name, purpose, bytes, sha256, contentType, state, storageKey }
}
