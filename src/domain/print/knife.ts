import type { Mm } from './units.ts'

/** How far the knife goes astray between the first and the last sheet of a pile: usually, and at most. */
export const KNIFE_ASTRAY: { readonly usual: Mm; readonly most: Mm } = { usual: 1, most: 2 }

/** `1–2 mm`, as guides and papers say it alike. */
export const KNIFE_ASTRAY_SAID = `${KNIFE_ASTRAY.usual}–${KNIFE_ASTRAY.most} mm`
