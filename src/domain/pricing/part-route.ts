import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from './quote.ts'

/** On the rotary route only the text block runs on the web; covers and endpapers stay on sheets. */
export const partRoute = (route: RouteId, role: PartSpec['role']): RouteId =>
  route === 'digital-rotary' && role !== 'body' ? 'digital-sheet' : route
