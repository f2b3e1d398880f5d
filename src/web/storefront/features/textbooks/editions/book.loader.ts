export { loader } from './book-list.loader.ts'
