export { publishedPages } from './search.repo.ts'
export { pathOfText } from './search-shop.ts'
