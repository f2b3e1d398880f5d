import { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { type Asker, openFile, ownFile } from '#/server/features/files/files/files.public.ts'
import { dropUnlessNamed } from './drop-pictures.ts'
import { findPicture, insertPicture, pictureKey, pictureOfFile } from './pictures.repo.ts'
import { noteAct, type WriterCall } from './save-writing.ts'
import type { WritingDeps } from './writing-deps.ts'
import type { PictureRow } from './writing.table.ts'

/** A phone, a tablet, and the widest column of the shop on a sharp screen. */
const WIDTHS = [1600, 960, 480] as const

/** Makes a picture of one's own upload; the same upload is the same picture. Errors: INVALID_INPUT, NOT_FOUND. */
export async function addPicture(
  deps: WritingDeps,
  call: WriterCall & Asker,
  fileId: string,
): Promise<Pick<PictureRow, 'id' | 'width' | 'height'>> {
  const { db } = deps.database
  const file = await ownFile(db, call, fileId)
  const known = await pictureOfFile(db, fileId)
  if (known) return known
  if (file.state !== 'ready' || file.purpose !== 'attachment') throw wrong('그림으로 올린 파일이 아닙니다.')
  await using opened = await openFile(deps.storage, file)
  const made = await deps.photoScaler.scaleTo(opened.path, WIDTHS)
  const [largest] = made ?? []
  if (!made || !largest) throw wrong(`「${file.name}」은 그림으로 읽을 수 없습니다. JPG, PNG, WebP로 올려 주세요.`)
  const id = deps.ids.uuid()
  const widths = made.map(({ width }) => width)
  await dropUnlessNamed(deps, { id, widths })
  // Stored before the row tells of it: whoever reads the row finds the picture.
  for (const { width, content } of made)
    await deps.storage.put(pictureKey(id, width), Readable.from([content]), 'image/webp')
  const row = {
    id,
    sourceFileId: fileId,
    width: largest.width,
    height: largest.height,
    widths,
    addedBy: call.principal.staffId,
    addedAt: deps.clock.now(),
  }
  const isFirst = await deps.database.transaction(async (tx) => {
    if (!(await insertPicture(tx, row))) return false
    await noteAct(tx, call, 'add-picture', id, { file: file.name })
    return true
  })
  return isFirst ? row : ((await pictureOfFile(db, fileId)) ?? row)
}

/** The stored width that fills the one asked for, or the widest there is. Errors: NOT_FOUND. */
export async function openPicture(
  { database, storage }: Pick<WritingDeps, 'database' | 'storage'>,
  wanted: {
    readonly id: string
    readonly width: number
  },
): Promise<Readable> {
  const picture = await findPicture(database.db, wanted.id)
  const width = picture?.widths.toSorted((a, b) => a - b).find((one) => one >= wanted.width) ?? picture?.width
  if (width === undefined) throw new AppError('NOT_FOUND')
  return storage.open(pictureKey(wanted.id, width))
}

const wrong = (message: string) => new AppError('INVALID_INPUT', message, { fileId: message })
