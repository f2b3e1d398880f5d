/** The only door of production for other features. */
export { possibleMoves } from './next-step.ts'
