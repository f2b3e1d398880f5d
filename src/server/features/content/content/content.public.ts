/** The only door of content for other features. */
export { latestShopChanges, readShop } from './content.repo.ts'
export { pictureOf } from './brand-pictures.repo.ts'
export { brandOf } from './brand-of.ts'
