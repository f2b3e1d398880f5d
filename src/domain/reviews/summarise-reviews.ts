import { FEWEST_FOR_AVERAGE, REVIEW_CRITERIA, type ReviewCriterion } from './review-criteria.ts'

/** Sums over the reviews of one kind of product. */
export interface ReviewSums {
  readonly count: number
  readonly photos: number
  readonly stars: number
  readonly scores: Readonly<Record<ReviewCriterion, { readonly sum: number; readonly count: number }>>
}

export interface ReviewSummary {
  readonly count: number
  readonly photos: number
  /** To one decimal; null under five reviews. */
  readonly average: number | null
  readonly criteria: readonly { readonly criterion: ReviewCriterion; readonly average: number | null }[]
}

const mean = (sum: number, count: number): number | null =>
  count < FEWEST_FOR_AVERAGE ? null : Math.round((sum * 10) / count) / 10

export function summariseReviews(kinds: readonly ReviewSums[]): ReviewSummary {
  const total = (of: (kind: ReviewSums) => number): number => kinds.reduce((sum, kind) => sum + of(kind), 0)
  const count = total((kind) => kind.count)
  return {
    count,
    photos: total(({ photos }) => photos),
    average: mean(
      total(({ stars }) => stars),
      count,
    ),
    criteria: REVIEW_CRITERIA.map((criterion) => ({
      criterion,
      average: mean(
        total(({ scores }) => scores[criterion].sum),
        total(({ scores }) => scores[criterion].count),
      ),
    })),
  }
}
