import type { EditionCard, EditionFace } from '#/contract/textbooks/edition-parts.ts'
import { isNewEdition, standingOn } from '#/domain/editions/edition.ts'
import { spineOf } from '#/domain/editions/edition-job.ts'
import { priceOf } from '#/domain/editions/edition-price.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Book } from './editions.repo.ts'
import { soldSuccessor } from './sold-successor.ts'

/** To a tenth of a millimetre, as it is measured. */
export const roundedSpine = (spine: number | null): number | null =>
  spine === null ? null : Math.round(spine * 10) / 10

export const presentFace = ({ edition, version }: Pick<Book, 'edition' | 'version'>): EditionFace => ({
  id: edition.id,
  title: edition.title,
  grade: edition.grade,
  term: edition.term,
  make: { ...version.make },
  spine: roundedSpine(spineOf(version.make)),
  curriculum: version.curriculum,
  look: { ...version.look },
})

export function presentBook(book: Book, now: Date): EditionCard {
  const { edition, version } = book
  const today = seoulDay(now)
  return {
    ...presentFace(book),
    kind: edition.kind,
    number: version.number,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    isNew: isNewEdition(version.number, version.publishedAt, now),
    prices: version.prices.flatMap(({ copies }) => priceOf(version.prices, copies) ?? []),
    standing: standingOn(today, version),
    successor: soldSuccessor(book, today),
  }
}
