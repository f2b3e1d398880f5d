/** The only door of press packages for other features. */
export type { AskDeps } from './ask-package.ts'
export { openApproved, PackageRefused } from './open-approved.ts'
export type { PressDeps } from './press-deps.ts'
export { readPressOrder, refusalOf as pressRefusalOf } from './press-order.ts'
export { tryPackage } from './ask-packages.ts'
export { sendZip } from './send-zip.ts'
export { workOrderPages } from './work-order-pages.ts'
