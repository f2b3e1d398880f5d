import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { pagePicture } from '#/server/features/prepress/preflight/preflight.public.ts'
import { sendKept } from '#/server/platform/http/send-kept.ts'
import type { EditionsDeps } from './editions-deps.ts'
import type { Book } from './editions.repo.ts'
import { coverOf } from './keep-cover.ts'

const LONG_SIDE = 1100
/** Marked pages that were asked for last; a reader leafs back and forth. */
const KEPT = 120
const kept = new Map<string, Buffer>()

/** A page with the academy's name across it; the clean one never leaves. NOT_FOUND for a page that is not open to look into. */
export async function sendPreview(
  deps: EditionsDeps,
  memberId: string,
  { version, page }: Pick<Book, 'version'> & { readonly page: number },
  reply: FastifyReply,
): Promise<null> {
  const { db } = deps.database
  if (!version.preview.includes(page) || !version.body) throw new AppError('NOT_FOUND')
  const cover = await coverOf(db, memberId)
  const text = `미리보기 · ${cover.name}`
  const key = `${version.body.sha256} ${page} ${text}`
  const { fileId } = version.body
  const open = async () => {
    const content = kept.get(key) ?? (await marked(deps, fileId, page, text))
    remember(key, content)
    return content
  }
  await sendKept(reply, { name: key, type: 'image/webp', open })
  return null
}

async function marked(deps: EditionsDeps, fileId: string, page: number, text: string): Promise<Buffer> {
  const [file] = await filesOf(deps.database.db, [fileId])
  if (!file?.sha256) throw new AppError('NOT_FOUND')
  const checked = { id: file.id, sha256: file.sha256, storageKey: file.storageKey }
  // All readers of a book wait for the same drawing.
  const picture = await pagePicture(deps, checked, { page, longSide: LONG_SIDE, share: `edition:${fileId}` }).catch(
    (error: unknown) => {
      // The page is one of the book: it is not missing, its file was not read yet.
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? notYet() : error
    },
  )
  const made = await deps.photoScaler.mark(await whole(await picture.open()), text)
  if (!made) throw new AppError('UNAVAILABLE', '이 쪽을 지금 그리지 못했어요. 잠시 뒤 다시 열어 주세요.')
  return made.content
}

const notYet = () => new AppError('UNAVAILABLE', '내지를 아직 읽고 있어요. 잠시 뒤 다시 열어 주세요.')

async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

function remember(key: string, content: Buffer): void {
  kept.delete(key)
  kept.set(key, content)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}
