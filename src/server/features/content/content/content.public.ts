/** The only door of content for other features. */
export { latestShopChanges, readShop } from './content.repo.ts'
export { brandOf } from './brand-of.ts'
