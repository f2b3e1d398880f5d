import type { RouteId } from '#/domain/print/routes.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { Copies, Grams, Mm } from '#/domain/print/units.ts'

/** The price of one job under one tariff version. Lines sum to `supply` exactly; `vat` is 10 % of it; delivery is not in it. */
export interface Quote {
  readonly tariffVersion: string
  readonly route: RouteId
  readonly copies: Copies
  /** Korean, for customer and staff: where a richer job is run for this one because that costs less. Absent when nowhere. */
  readonly ways?: readonly string[]
  readonly lines: readonly PriceLine[]
  readonly supply: Krw
  readonly vat: Krw
  readonly total: Krw
  /** `total` per copy, rounded up, for show only. */
  readonly unit: Krw
  /** What follows from the job and is shown beside the price. */
  readonly spine: Mm | null
  readonly coverFlat: { readonly width: Mm; readonly height: Mm } | null
  readonly copyWeight: Grams
  /** Working days from payment and approval to dispatch. */
  readonly workingDays: number
}

export interface PriceLine {
  /** Stable id of the kind of cost, e.g. `paper`, `clicks-colour`, `plates`, `binding`, `rounding`. */
  readonly code: string
  readonly partId: string | null
  /** Korean, as printed on an estimate. */
  readonly label: string
  readonly quantity: number
  readonly unit: string
  /** Inputs of the formula in words and numbers, so that the customer can open the line. */
  readonly inputs: Readonly<Record<string, number | string>>
  readonly amount: Krw
}

export interface QuantityRow {
  readonly copies: Copies
  readonly total: Krw
  readonly unit: Krw
  readonly route: RouteId
}

/** A larger run that costs the same or little more, e.g. 300 copies for 82,786 won more. */
export interface NextBreak {
  readonly copies: Copies
  readonly extra: Krw
  readonly unit: Krw
}

export interface QuoteRefusal {
  readonly code: 'not-offered' | 'no-route' | 'invalid-spec'
  /** Korean, ready to show. */
  readonly message: string
  readonly path?: string
}
