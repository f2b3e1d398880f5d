/** The only door of the floor for other features. */
export { presentMachine } from './floor.presenter.ts'
export { readMachines } from './floor.repo.ts'
