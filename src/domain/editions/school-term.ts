import type { Term } from '#/domain/editions/edition.ts'

/** 「2027-first」: the school term that a textbook is for when it is ordered on a day. The school year begins in March. */
export function schoolTerm(day: string, term: Term): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  // From September on the first term is that of the next year; the winter break begins in it.
  return `${month >= 9 && term !== 'second' ? year + 1 : year}-${term}`
}
