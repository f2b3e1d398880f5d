/** The only door of proofs for other features. */
export { fileRequested, proofApproved, proofPublished } from './proof-events.ts'
export { giveProofs } from './give-proofs.ts'
export { approvedCopiesOf } from './approved-copies.ts'
export { requestFile } from './request-file.ts'
export { readProofRow as proofById } from './proofs.repo.ts'
export { readProofCard as proofOfLine, type ProofCard } from './proof-card.ts'
export { findingsOf, type FileFinding } from './findings-of.ts'
