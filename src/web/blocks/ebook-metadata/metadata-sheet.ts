import type { BodyInputOf } from '#/contract/endpoint.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import type { changeEbookMetadata } from '#/contract/prepress/ebooks.contract.ts'
import type { EbookMetadata } from '#/domain/ebooks/ebook.ts'

/** What is typed of a book. */
export type MetadataSheet = BodyInputOf<typeof changeEbookMetadata>

/** What is kept, as it is typed again, beside what was seen of it when the typing began. */
export const sheetOf = (kept: EbookMetadata, seen: LookedAt): MetadataSheet => ({
  seen,
  metadata: {
    title: kept.title,
    subtitle: kept.subtitle ?? '',
    authors: kept.authors.map(({ name, role }) => ({ name, role })),
    publisher: kept.publisher ?? '',
    language: kept.language,
    price: kept.price,
    isbn: kept.isbn ?? '',
    series: kept.series && { name: kept.series.name, volume: kept.series.volume },
    description: kept.description ?? '',
    accessibility: kept.accessibility ?? '',
  },
})
