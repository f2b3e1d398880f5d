import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import type { PressSheet } from '#/domain/print/press-sheets.data.ts'
import type { PrintPiece } from '#/domain/print/print-pieces.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { PriceLine } from './quote.ts'

/** How each part would be printed on one route, with what printing and paper cost. */
export interface RoutePlan {
  readonly route: RouteId
  readonly parts: readonly PrintedPart[]
}

export interface PrintedPart {
  readonly part: PartSpec
  readonly piece: PrintPiece
  readonly sheet: PressSheet
  /** Pieces on one side of the sheet; 0 for signatures. */
  readonly up: number
  /** Good sheets of the run, and those bought with spoilage. */
  readonly sheets: number
  readonly gross: number
  readonly lines: readonly PriceLine[]
  /** Korean: how it is made more cheaply than its words would say, one sentence each. */
  readonly ways?: readonly string[]
}
