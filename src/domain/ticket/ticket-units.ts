import type { Mm, SizeMm } from '#/domain/print/units.ts'

const POINTS_PER_MM = 72 / 25.4

/** Points to the thousandth, as XJDF gives lengths. */
export const ticketPoints = (mm: Mm): number => Math.round(mm * POINTS_PER_MM * 1000) / 1000

export const pointPair = (size: SizeMm): string => `${ticketPoints(size.width)} ${ticketPoints(size.height)}`

/** Width, height and depth. */
export const pointShape = (size: SizeMm, depth: Mm): string => `${pointPair(size)} ${ticketPoints(depth)}`
