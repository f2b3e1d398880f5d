import type { Term } from '#/domain/editions/edition.ts'

/** 「2027-first」: the school term that a textbook is for when it is ordered on a day. The school year begins in March. */
export function schoolTerm(day: string, term: Term): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  // From September on the first term is that of the next year; the winter break begins in it.
  return `${month >= 9 && term !== 'second' ? year + 1 : year}-${term}`
}

/** 「2027-first」 as 「2027년 1학기」. */
export function termWords(term: string): string {
  const [year, name] = [term.slice(0, 4), term.slice(5)]
  return `${year}년 ${name === 'first' ? '1학기' : name === 'second' ? '2학기' : '방학 특강'}`
}
