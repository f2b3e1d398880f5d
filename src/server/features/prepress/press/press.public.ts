/** The only door of press packages for other features. */
export { packageMade } from './package-made.ts'
