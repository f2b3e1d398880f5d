export const REVIEW_CRITERIA = ['colour', 'cutting', 'binding', 'packing', 'promise'] as const
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number]

export const CRITERION_NAMES: Readonly<Record<ReviewCriterion, string>> = {
  colour: '인쇄 색',
  cutting: '재단',
  binding: '제본',
  packing: '포장',
  promise: '약속한 날',
}

/** What a buyer says of each, 1 to 5; what was not asked or answered is missing. */
export type ReviewScores = { readonly [C in ReviewCriterion]?: number }

/** Fewer reviews say more about who wrote them than about the shop: no average is shown of them. */
export const FEWEST_FOR_AVERAGE = 5

/** A sheet is not bound. */
export const criteriaOf = (isBound: boolean): readonly ReviewCriterion[] =>
  isBound ? REVIEW_CRITERIA : REVIEW_CRITERIA.filter((criterion) => criterion !== 'binding')

/** 1 very bad … 5 very good, as the words beside the patches. */
export const SCORE_WORDS = ['아주 나빠요', '아쉬워요', '보통이에요', '좋아요', '아주 좋아요'] as const

/** `김*연`: the first and the last sign of a name, and the number of others. */
export function maskedWriter(name: string): string {
  const signs = [...name.trim()]
  const [first = '손', ...rest] = signs
  if (rest.length === 0) return `${first}*`
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : ''
  return first + '*'.repeat(Math.min(3, Math.max(1, rest.length - (last ? 1 : 0)))) + last
}
