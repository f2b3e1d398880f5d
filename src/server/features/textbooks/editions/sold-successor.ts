import { maySell, standingOn } from '#/domain/editions/edition.ts'
import type { Book } from './editions.repo.ts'

/** What takes the place of a book, where members can order that today: nobody is sent to what is not sold either. */
export function soldSuccessor(
  { successor }: Book,
  today: string,
): { readonly id: string; readonly title: string } | null {
  if (!successor || !maySell(standingOn(today, successor.terms))) return null
  const { id, title } = successor
  return { id, title }
}
