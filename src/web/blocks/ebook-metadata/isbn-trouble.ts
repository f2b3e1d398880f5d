import { isbnProblem } from '#/domain/ebooks/isbn.ts'

/** What is wrong with an ISBN while it is written; an empty one is none. */
export const isbnTrouble = (written: string | null | undefined): string | null =>
  written?.trim() ? isbnProblem(written) : null
