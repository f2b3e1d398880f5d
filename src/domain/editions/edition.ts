import type { InkId } from '#/domain/designs/inks.data.ts'

export const GRADES = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'm1', 'm2', 'm3', 'h1', 'h2', 'h3'] as const
export type Grade = (typeof GRADES)[number]
export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  e1: '초1',
  e2: '초2',
  e3: '초3',
  e4: '초4',
  e5: '초5',
  e6: '초6',
  m1: '중1',
  m2: '중2',
  m3: '중3',
  h1: '고1',
  h2: '고2',
  h3: '고3',
}

export const TERMS = ['first', 'second', 'break'] as const
export type Term = (typeof TERMS)[number]
export const TERM_NAMES: Readonly<Record<Term, string>> = { first: '1학기', second: '2학기', break: '방학 특강' }

/** 「중2-1」, as it stands large on a cover. */
export const shortTerm = (grade: Grade, term: Term): string =>
  `${GRADE_NAMES[grade]}${term === 'break' ? ' 특강' : term === 'first' ? '-1' : '-2'}`
/** 「중2 1학기」. */
export const termName = (grade: Grade, term: Term): string => `${GRADE_NAMES[grade]} ${TERM_NAMES[term]}`

/** What the brand draws its covers with; each is a figure of `course-figures.ts`. */
export const COVER_FIGURES = ['triangles', 'parabola', 'circles', 'spiral', 'signs', 'hills'] as const
export type CoverFigure = (typeof COVER_FIGURES)[number]
export const FIGURE_NAMES: Readonly<Record<CoverFigure, string>> = {
  triangles: '삼각형 무늬',
  parabola: '포물선',
  circles: '겹친 원',
  spiral: '나선',
  signs: '연산 기호',
  hills: '산과 해',
}

export interface CoverLook {
  readonly figure: CoverFigure
  readonly ground: InkId
  readonly ink: InkId
  readonly accent: InkId
}

export const VERSION_STATES = ['draft', 'published', 'withdrawn'] as const
export type VersionState = (typeof VERSION_STATES)[number]

/** Days are `YYYY-MM-DD` in Seoul. */
export interface SaleTerms {
  readonly state: VersionState
  readonly saleFrom: string
  /** Included; null while no end is known. */
  readonly saleTo: string | null
  /** Ordered before it, all copies leave on this one day; null where they leave as soon as they are made. */
  readonly dispatchDay: string | null
  readonly withdrawnReason: string | null
}

export type Standing =
  | { readonly kind: 'on-sale' }
  | { readonly kind: 'preorder'; readonly dispatchDay: string }
  | { readonly kind: 'coming'; readonly from: string }
  | { readonly kind: 'withdrawn'; readonly reason: string }
  | { readonly kind: 'draft' }

/** What can be done with a version today. One whose days are over is withdrawn by the calendar. */
export function standingOn(
  day: string,
  { state, saleFrom, saleTo, dispatchDay, withdrawnReason }: SaleTerms,
): Standing {
  if (state === 'draft') return { kind: 'draft' }
  if (state === 'withdrawn') return { kind: 'withdrawn', reason: withdrawnReason ?? '' }
  if (saleTo !== null && day > saleTo) return { kind: 'withdrawn', reason: `${saleTo}까지 받은 교재예요.` }
  if (day < saleFrom) return { kind: 'coming', from: saleFrom }
  return dispatchDay !== null && day < dispatchDay ? { kind: 'preorder', dispatchDay } : { kind: 'on-sale' }
}

export const maySell = ({ kind }: Standing): boolean => kind === 'on-sale' || kind === 'preorder'

/** Why a line with this version cannot be ordered, in the brand's words; null when it can. */
export function whyNotSold(standing: Standing, successor: string | null): string | null {
  if (maySell(standing)) return null
  const next = successor === null ? '' : ` 새 판 「${successor}」이 나와 있으니 교재 목록에서 바꿔 담아 주세요.`
  if (standing.kind === 'coming') return `${standing.from}부터 받는 교재예요. 담아 두신 것은 그대로 있어요.`
  const why = standing.kind === 'withdrawn' && standing.reason !== '' ? ` ${standing.reason}` : ''
  return `더 찍지 않는 교재예요.${why}${next} 반별 부수와 표지는 그대로 남아 있어요.`
}

/** Published less than so many days ago, a later version is told as new. */
const NEW_DAYS = 60
export const isNewEdition = (number: number, publishedAt: Date | null, now: Date): boolean =>
  number > 1 && publishedAt !== null && now.getTime() - publishedAt.getTime() < NEW_DAYS * 86_400_000
