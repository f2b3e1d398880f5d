import type { Mm } from '#/domain/print/units.ts'

/** As tall as people of Korea are between men and women. */
export const PERSON_HEIGHT: Mm = 1650
/** Room that the figure takes across. */
export const PERSON_WIDTH: Mm = 520
/** Where a picture hangs: its middle at the eyes of whoever stands before it. */
export const EYE_LEVEL: Mm = 1500

/** A standing person in mm, the feet at 0, 0; y grows downwards. */
export const PERSON_PATH = [
  'M0-1650c-62 0-104 48-104 112s42 118 104 118 104-54 104-118-42-112-104-112z',
  'M-50-1395c-10 30-110 34-150 66-34 28-38 92-46 180l-24 280c-4 42 48 48 54 6l38-296',
  'l-8 300-24 420-14 380c0 34-54 30-54 59h130c10-160 60-470 98-790',
  'c38 320 88 630 98 790h130c0-29-54-25-54-59l-14-380-24-420-8-300 38 296c6 42 58 36 54-6',
  'l-24-280c-8-88-12-152-46-180-40-32-140-36-150-66z',
].join('')

/** How high the lower edge of a poster hangs; one taller than the room over the floor stands on it. */
export const hangsAt = (height: Mm): Mm => Math.max(0, EYE_LEVEL - height / 2)
