import { expectedFiles, type ExpectedFile } from './expected-files.ts'
import { workedFinishes, type FinishMark, type WorkedFinish } from './finish-marks.ts'
import { foldLines, foldPanels, type FoldLine, type FoldPanels } from './folding.ts'
import type { Edges } from './n-up.ts'
import type { PrintJob } from './print-job.ts'
import { leafBleed, leafRoom, printPiece, type PrintPiece } from './print-pieces.ts'
import { measureBook, type BookMeasures } from './book-measures.ts'
import type { Grams, SizeMm } from './units.ts'
import { copyWeight } from './weight.ts'

/**
 * Every measure that follows from one job, in millimetres and grams. It is derived once, where a job enters, and handed on to
 * price, preflight, imposition, drawing and ticket. It does not depend on the number of copies.
 */
export interface JobGeometry extends BookMeasures {
  readonly job: PrintJob
  readonly trim: SizeMm
  readonly openSize: SizeMm
  /** Null where the sheet is not folded. */
  readonly folds: FoldPanels | null
  readonly foldLines: readonly FoldLine[]
  readonly leafBleed: Edges
  readonly leafRoom: Edges
  /** By the id of the part. */
  readonly pieces: Readonly<Record<string, PrintPiece>>
  readonly files: readonly ExpectedFile[]
  /** In the order of the job's finishes. */
  readonly worked: readonly WorkedFinish[]
  readonly marks: readonly FinishMark[]
  readonly copyWeight: Grams
}

export function layOut(job: PrintJob): JobGeometry {
  const book = measureBook(job)
  const { cover } = book
  const lines = foldLines(job)
  const worked = workedFinishes(job, lines)
  return {
    ...book,
    job,
    trim: job.trim,
    openSize: job.openSize,
    folds: job.fold && foldPanels(job.fold, job.trim),
    foldLines: lines,
    leafBleed: leafBleed(job),
    leafRoom: leafRoom(job),
    pieces: Object.fromEntries(job.parts.map((part) => [part.id, printPiece(job, cover, part)])),
    files: expectedFiles(job, cover),
    worked,
    marks: worked.flatMap(({ marks }) => marks),
    copyWeight: copyWeight(job, cover),
  }
}

/** The piece of a part that the job has. */
export function pieceOf({ pieces }: JobGeometry, partId: string): PrintPiece {
  const piece = pieces[partId]
  if (!piece) throw new Error(`no part ${partId}`)
  return piece
}
