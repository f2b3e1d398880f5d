/** What each checkout of the bench takes: it is the same for all, so that all cost the same. */
export const TAKEN = { points: 1000, emoney: 5000, coupon: 3000 } as const
