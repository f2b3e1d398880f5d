/** The only door of press packages for other features. */
export type { AskDeps } from './ask-package.ts'
export { tryPackage } from './ask-packages.ts'
