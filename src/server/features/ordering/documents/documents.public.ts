/** The only door of papers for other features. */
export { dealings } from './dealings.sql.ts'
export type { DocumentsDeps } from './documents-deps.ts'
export { presentDocument } from './documents.presenter.ts'
export { readOwnOrderDocument, readStatements, readSupplier } from './read-documents.ts'
export { sendPdf } from './send-pdf.ts'
