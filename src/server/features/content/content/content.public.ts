/** The only door of content for other features. */
export { readShop } from './content.repo.ts'
export { brandOf } from './brand-of.ts'
