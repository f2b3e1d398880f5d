/** The only door of inquiries for other features. */
export { tellAnswered, tellReceived } from './inquiry-events.ts'
export { readInquiryRow as inquiryOf } from './inquiries.repo.ts'
export { giveInquiries } from './give-inquiries.ts'
