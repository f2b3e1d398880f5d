/** The only door of tax papers for other features and the doctor. */
export { type PaperDifference, paperDifferences } from './compared-papers.repo.ts'
export { TAX_INVARIANTS } from './tax.invariants.ts'
export { giveTaxPapers } from './give-tax-papers.ts'
export { orderOfDocument as orderOfTaxDocument, readDocument as taxDocumentOf } from './documents.repo.ts'
export { taxIssued, taxRefused } from './tax-events.ts'
export { taxDue } from './warn-of-due.ts'
