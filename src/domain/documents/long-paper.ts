import { type BusinessDocument, isDated } from './business-document.ts'

/** A statement of more rows comes without pictures: laying out each takes tens of milliseconds, which nobody waits for by hundreds. */
const MOST_WITH_PICTURES = 40

export const isLongPaper = ({ kind, items }: Pick<BusinessDocument, 'kind' | 'items'>): boolean =>
  isDated(kind) && items.length > MOST_WITH_PICTURES
