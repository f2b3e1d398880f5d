/** The only door of production for other features. */
export { moveByStaff } from './move-by-staff.ts'
export { possibleMoves } from './next-step.ts'
export { mayMove } from './production.policy.ts'
