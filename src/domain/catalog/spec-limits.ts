import type { Ink, PartRole } from '#/domain/print/print-job.ts'

export const PART_ROLES = ['cover', 'body', 'endpaper', 'insert', 'sheet'] as const satisfies readonly PartRole[]
export const INKS = [0, 1, 2, 4] as const satisfies readonly Ink[]
/** More than any job needs; they keep a hostile spec small. */
export const MOST_PARTS = 12
export const MOST_FINISHES = 12
/** Characters of an id of the catalogue. */
export const LONGEST_ID = 40
