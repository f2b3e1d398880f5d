/** The only door of production for other features. */
export { advanceLine } from './advance-lines.ts'
export { moveByStaff } from './move-by-staff.ts'
export { nextStep, possibleMoves } from './next-step.ts'
export { mayMove } from './production.policy.ts'
