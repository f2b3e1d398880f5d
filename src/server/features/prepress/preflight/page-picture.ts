import type { Readable } from 'node:stream'
import { AppError } from '#/contract/errors.ts'
import { openFile } from '#/server/features/files/files/files.public.ts'
import { pictureTypeOf } from '#/server/platform/picture-key.ts'
import { PdfLimitError, type PictureType } from '#/server/ports/pdf.ts'
import { canonicalCopyOf } from './canonical-copy.ts'
import { drawPages } from './draw-pages.ts'
import { onceInTurn } from './drawing-turns.ts'
import { findPage } from './preflight.repo.ts'
import { factsOfChecked } from './read-file-facts.ts'
import type { CheckedFile, PreflightDeps } from './preflight-deps.ts'

/** Neighbours are drawn along, because a reader leafs. */
const AROUND = 12

/** Batches that went over a limit, and until when nobody tries again: each try may cost a minute of a worker. */
const beyond = new Map<string, number>()
const BEYOND_MS = 3_600_000
const BEYOND_REMEMBERED = 2000

interface WantedPage {
  readonly page: number
  readonly longSide: number
  /** Whose drawing waits for each other. */
  readonly share: string
  /** Nobody will leaf on from it. */
  readonly alone?: boolean
}

export interface PagePicture {
  readonly type: PictureType
  /** Of this very drawing. */
  readonly name: string
  open(): Promise<Readable>
}

/** The picture of a page, drawn now if nobody looked at it before. NOT_FOUND: unread file, or no such page. */
export async function pagePicture(
  deps: PreflightDeps,
  file: CheckedFile,
  { page, longSide, share, alone }: WantedPage,
): Promise<PagePicture> {
  const { db } = deps.database
  const wanted = { sha256: file.sha256, page, longSide }
  const there = await findPage(db, wanted)
  if (there) return stored(deps, there.storageKey)
  const facts = await factsOfChecked(deps, file, share)
  if (!facts || facts.problem || page > facts.pageCount) throw new AppError('NOT_FOUND')
  const around = alone ? 1 : AROUND
  const first = Math.floor((page - 1) / around) * around + 1
  const batch = `${file.sha256} ${first} ${longSide} ${around}`
  if ((beyond.get(batch) ?? 0) > Date.now()) throw cannotBeDrawn()
  await onceInTurn(share, batch, () =>
    draw(deps, file, { first, last: Math.min(facts.pageCount, first + around - 1), longSide }, batch),
  )
  const drawn = await findPage(db, wanted)
  if (!drawn) throw new AppError('NOT_FOUND')
  return stored(deps, drawn.storageKey)
}

const stored = ({ storage }: PreflightDeps, key: string): PagePicture => ({
  type: pictureTypeOf(key),
  name: key,
  open: () => storage.open(key),
})

async function draw(
  deps: PreflightDeps,
  file: CheckedFile,
  { first, last, longSide }: { readonly first: number; readonly last: number; readonly longSide: number },
  batch: string,
): Promise<void> {
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const copy = await canonicalCopyOf(deps, file)
  if (typeof copy === 'string') throw new AppError('NOT_FOUND')
  await using opened = await openFile(deps.storage, copy)
  try {
    await drawPages(deps, { sha256: file.sha256, path: opened.path, pages, longSide })
  } catch (error) {
    if (!(error instanceof PdfLimitError)) throw error
    remember(batch)
    throw cannotBeDrawn()
  }
}

const cannotBeDrawn = () => new AppError('NOT_FOUND', '이 쪽은 그릴 수 없습니다.')

function remember(batch: string): void {
  const [oldest] = beyond.keys()
  if (beyond.size >= BEYOND_REMEMBERED && oldest !== undefined) beyond.delete(oldest)
  beyond.set(batch, Date.now() + BEYOND_MS)
}
