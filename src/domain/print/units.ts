/** Millimetres. Print geometry keeps fractions; only what is shown is rounded. */
export type Mm = number
/** Pages as a reader counts them: one side of a leaf. */
export type Pages = number
/** Finished pieces of one job. */
export type Copies = number
/** Grams per square metre of a paper, or grams of a finished piece where the name says so. */
export type Gsm = number
export type Grams = number
/** Paper thickness in micrometres. */
export type Micrometre = number

export interface SizeMm {
  readonly width: Mm
  readonly height: Mm
}
