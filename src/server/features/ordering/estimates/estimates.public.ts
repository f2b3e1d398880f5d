/** The only door of estimates for other features. */
export { lockSome as lockEstimates, lockWhole as lockEstimate, readWhole as estimateOf } from './estimates.repo.ts'
export type { EstimatesDeps } from './estimates-deps.ts'
export type { WholeEstimate } from './estimates.repo.ts'
export { makeInCopies, quotesInCopies } from './in-copies.ts'
export { openEstimates } from './open-lines.repo.ts'
export { giveEstimates } from './give-estimates.ts'
export { visibleTo } from './own-estimate.ts'
export { markOrdered, type PromisedLine, promisesOf } from './promised-line.repo.ts'
