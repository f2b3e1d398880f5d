/** The only door of production for other features. */
export { possibleMoves } from './next-step.ts'
export { mayMove } from './production.policy.ts'
