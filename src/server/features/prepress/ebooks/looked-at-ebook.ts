import type { EbookMetadata } from '#/domain/ebooks/ebook.ts'
import type { Things } from '#/server/platform/looked-at.ts'
import type { CorrectionRow } from './ebooks.table.ts'

/** What the form of a book's own words shows, which its customer and the desk both write. */
export const metadataThings = (metadata: EbookMetadata): Things => ({
  제목: metadata.title,
  부제: metadata.subtitle,
  지은이: metadata.authors,
  '펴낸 곳': metadata.publisher,
  언어: metadata.language,
  정가: metadata.price,
  ISBN: metadata.isbn,
  시리즈: metadata.series,
  '책 소개': metadata.description,
  '접근성 안내': metadata.accessibility,
})

/** What somebody of the desk answers beside. */
export const correctionThings = ({ answer }: Pick<CorrectionRow, 'answer'>): Things => ({ 답: answer })
