/** The only door of retention for other features. */
export { eraseMember, holdBelongings } from './erase-member.ts'
export { TERMS } from './terms.data.ts'
