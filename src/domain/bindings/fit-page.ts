import type { SizeMm } from '#/domain/print/units.ts'
import type { BindingFit } from './binding-set.ts'

/** Printers' drivers and scanners are off by this much; a page within it is of the size itself. */
const SAME_WITHIN = 1

export const isOfSize = (page: SizeMm, trim: SizeMm): boolean =>
  Math.abs(page.width - trim.width) <= SAME_WITHIN && Math.abs(page.height - trim.height) <= SAME_WITHIN

/** How much larger a page becomes so that all of it stands on the book's page; 1 where it is of the size or stays as it is. */
export const pageScale = (page: SizeMm, trim: SizeMm, fit: BindingFit): number =>
  fit === 'keep' || isOfSize(page, trim) ? 1 : Math.min(trim.width / page.width, trim.height / page.height)

/** What is larger than the book's page and stays as it is, is cut. */
export const isCut = (page: SizeMm, trim: SizeMm, fit: BindingFit): boolean =>
  fit === 'keep' && !isOfSize(page, trim) && (page.width > trim.width || page.height > trim.height)
