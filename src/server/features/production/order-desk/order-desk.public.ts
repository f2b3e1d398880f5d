/** The only door of the order desk for other features. */
export { wasRead } from './notes.repo.ts'
