/** Where the browser keeps what was written to the shop and not sent yet. */
export const INQUIRY_DRAFTS_KEY = 'jikji.inquiries'
