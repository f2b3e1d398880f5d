/** The only door of retention for other features. */
export { type Term, TERMS } from './terms.data.ts'
