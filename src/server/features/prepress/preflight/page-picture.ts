import type { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { openFile } from '#/server/features/files/files/files.public.ts'
import { pictureTypeOf } from '#/server/platform/picture-key.ts'
import { PdfLimitError, type PictureType } from '#/server/ports/pdf.ts'
import { canonicalCopyOf } from './canonical-copy.ts'
import { drawPages } from './draw-pages.ts'
import { findPage } from './preflight.repo.ts'
import { factsOfChecked } from './read-file-facts.ts'
import type { CheckedFile, PreflightDeps } from './preflight-deps.ts'

/** Neighbours are drawn along, because a reader leafs. */
const AROUND = 12

/** Drawing that is under way in this process, so that a screen full of pages asks for each batch once. */
const underWay = new Map<string, Promise<void>>()

interface PagePicture {
  readonly type: PictureType
  readonly content: Readable
}

/** The picture of a page, drawn now if nobody looked at it before. NOT_FOUND: unread file, or no such page. */
export async function pagePicture(
  deps: PreflightDeps,
  file: CheckedFile,
  { page, longSide }: { readonly page: number; readonly longSide: number },
): Promise<PagePicture> {
  const { db } = deps.database
  const wanted = { sha256: file.sha256, page, longSide }
  const there = await findPage(db, wanted)
  if (there) return open(deps, there.storageKey)
  const facts = await factsOfChecked(deps, file)
  if (!facts || facts.problem || page > facts.pageCount) throw new AppError('NOT_FOUND')
  const first = Math.floor((page - 1) / AROUND) * AROUND + 1
  await once(`${file.sha256} ${first} ${longSide}`, () => draw(deps, file, first, facts.pageCount, longSide))
  const drawn = await findPage(db, wanted)
  if (!drawn) throw new AppError('NOT_FOUND')
  return open(deps, drawn.storageKey)
}

async function open({ storage }: PreflightDeps, key: string): Promise<PagePicture> {
  return { type: pictureTypeOf(key), content: await storage.open(key) }
}

async function draw(
  deps: PreflightDeps,
  file: CheckedFile,
  first: number,
  pageCount: number,
  longSide: number,
): Promise<void> {
  const count = Math.min(AROUND, pageCount - first + 1)
  const pages = Array.from({ length: count }, (_, index) => first + index)
  const copy = await canonicalCopyOf(deps, file)
  if (typeof copy === 'string') throw new AppError('NOT_FOUND')
  await using opened = await openFile(deps.storage, copy)
  try {
    await drawPages(deps, { sha256: file.sha256, path: opened.path, pages, longSide })
  } catch (error) {
    if (error instanceof PdfLimitError) throw new AppError('NOT_FOUND', '이 쪽은 그릴 수 없습니다.')
    throw error
  }
}

function once(key: string, work: () => Promise<void>): Promise<void> {
  const running = underWay.get(key)
  if (running) return running
  const started = work().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}
