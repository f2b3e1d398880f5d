/** The only door of the floor for other features. */
export { presentMachine } from './floor.presenter.ts'
export { readFloorLines, readMachines } from './floor.repo.ts'
export { recordPrint } from './record-print.ts'
