/** The part that a file of a job is bound to when staff shall work from it: HWP, AI, pictures, fonts. */
export const MATERIAL_PART = 'material'
/** What a page was made from, kept beside it. */
export const ORIGINAL_PART = 'original'
