import type { EditionCard } from '#/contract/textbooks/edition-parts.ts'
import { isNewEdition, standingOn } from '#/domain/editions/edition.ts'
import { spineOf } from '#/domain/editions/edition-job.ts'
import { priceOf } from '#/domain/editions/edition-price.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Book } from './editions.repo.ts'

/** To a tenth of a millimetre, as it is measured. */
const roundedSpine = (spine: number | null): number | null => (spine === null ? null : Math.round(spine * 10) / 10)

export function presentBook({ edition, version, successor }: Book, now: Date): EditionCard {
  return {
    id: edition.id,
    title: edition.title,
    grade: edition.grade,
    term: edition.term,
    kind: edition.kind,
    number: version.number,
    publishedAt: version.publishedAt?.toISOString() ?? null,
    isNew: isNewEdition(version.number, version.publishedAt, now),
    make: { ...version.make },
    spine: roundedSpine(spineOf(version.make)),
    curriculum: version.curriculum,
    look: { ...version.look },
    prices: version.prices.flatMap(({ copies }) => priceOf(version.prices, copies) ?? []),
    standing: standingOn(seoulDay(now), version),
    successor,
  }
}
