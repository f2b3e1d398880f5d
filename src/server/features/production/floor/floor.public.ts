/** The only door of the floor for other features. */
export { presentMachine } from './floor.presenter.ts'
export { readFloorLines, readMachines } from './floor.repo.ts'
export { recordPrint, type SaidOfPrint } from './record-print.ts'
export { readSharedSheets, type SharedSheet } from './shared-sheets.repo.ts'
