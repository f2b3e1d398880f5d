/** The only door of give-backs for other features. */
export { givenBack } from './give-backs-events.ts'
export { readGiveBack as giveBackOf } from './give-backs.repo.ts'
