import type { PartRole } from './print-job.ts'

/** Ways by which a job is printed: each has presses, sheets and limits of its own. */
export const ROUTES = ['digital-sheet', 'digital-rotary', 'offset-dedicated', 'offset-ganged'] as const
export type RouteId = (typeof ROUTES)[number]

/** On the rotary route only the text block runs on the web; covers and endpapers stay on sheets. */
export const partRoute = (route: RouteId, role: PartRole): RouteId =>
  route === 'digital-rotary' && role !== 'body' ? 'digital-sheet' : route
