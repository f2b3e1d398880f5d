/** The only door of e-books for other features. */
export { ebookOrigin } from './ebook-origin.ts'
export { giveEbooks, giveUnordered } from './ebooks.repo.ts'
