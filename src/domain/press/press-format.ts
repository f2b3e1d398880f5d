/** What the presses of a shop are given. */
export const PRESS_FORMATS = ['pdf', 'pdfx-4'] as const
export type PressFormat = (typeof PRESS_FORMATS)[number]

export const PRESS_FORMAT_NAMES: Readonly<Record<PressFormat, string>> = { pdf: 'PDF', 'pdfx-4': 'PDF/X-4' }
