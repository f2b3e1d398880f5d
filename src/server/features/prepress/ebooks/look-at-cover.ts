import { AppError } from '#/contract/errors.ts'
import { type Asker, ownFile, openFile } from '#/server/features/files/files/files.public.ts'
import type { EbooksDeps } from './ebooks-deps.ts'

const PICTURES = ['image/jpeg', 'image/png', 'image/webp']

/**
 * A cover is drawn once before the manuscript is handed in: what nobody can draw is said while its file is at hand, not after the
 * payment. Errors: NOT_FOUND, INVALID_INPUT.
 */
export async function lookAtCover(
  { database: { db }, storage, photoScaler }: Pick<EbooksDeps, 'database' | 'storage' | 'photoScaler'>,
  asker: Asker,
  coverId: string | null,
): Promise<void> {
  if (coverId === null) return
  const file = await ownFile(db, asker, coverId)
  if (!PICTURES.includes(file.contentType ?? '')) throw refused('표지는 JPG, PNG, WebP 그림으로 올려 주세요.')
  await using opened = await openFile(storage, file)
  if (!(await photoScaler.scale(opened.path)))
    throw refused(`「${file.name}」을 표지로 그릴 수 없어요. 긴 변을 5,000픽셀 안으로 줄이거나 다시 내보내 주세요.`)
}

const refused = (message: string) => new AppError('INVALID_INPUT', message, { coverId: message })
