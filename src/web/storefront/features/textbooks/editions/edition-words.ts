import type { EditionCard } from '#/contract/textbooks/edition-parts.ts'
import { findBinding, findTrim } from '#/domain/catalog/lookup.ts'

/** 「184쪽 · 책등 9.6 mm · 흑백」. */
export const makeWords = ({ make, spine }: Pick<EditionCard, 'make' | 'spine'>): string =>
  [`${make.pages}쪽`, spine === null ? null : `책등 ${spine} mm`, make.colour ? '컬러' : '흑백 1도']
    .filter((word) => word !== null)
    .join(' · ')

/** 「4판 2026.10 · B5 184쪽 · 무선 · 2022 개정 교육과정」. */
export const editionWords = (book: EditionCard): string =>
  [
    `${book.number}판 ${book.publishedAt?.slice(0, 7).replace('-', '.') ?? ''}`.trim(),
    `${findTrim(book.make.trim)?.name ?? ''} ${book.make.pages}쪽`.trim(),
    findBinding(book.make.binding)?.name ?? null,
    book.make.colour ? '컬러' : '흑백 1도',
    book.curriculum === '' ? null : book.curriculum,
  ]
    .filter((word) => word !== null)
    .join(' · ')
