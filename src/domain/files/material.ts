/** The part that a file of a job is bound to when staff shall work from it: HWP, AI, pictures, fonts. */
export const MATERIAL_PART = 'material'
/** What a page was made from, kept beside it. */
export const ORIGINAL_PART = 'original'

/**
 * For the `accept` attribute of a place that takes press files and what the shop makes them of. Written out, because the page's first
 * script has no room for the tables it comes from; a test holds the two together.
 */
export const ACCEPTED_FOR_JOB =
  '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.webp,.gif,.heic,.heif,.psd,.psb,.indd,.ai,.eps,.ps,.zip,.hwpx,.docx,.xlsx,.pptx,.idml,.hwp,.doc,.xls,.ppt,.ttf,.otf,.ttc,.woff,.woff2'
