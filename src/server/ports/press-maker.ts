import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DrawnDesign } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import type { PageOnJob } from '#/domain/drawing/page-on-job.ts'
import type { ForeignInks } from '#/domain/press/foreign-inks.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'

/** Makes press packages outside the server's process. */
export interface PressMaker {
  /** Writes a ZIP to `target`. Rejects with `PdfLimitError` when a file costs too much time or memory. */
  make(job: PressJob, progress: (percent: number) => void): Promise<PressResult>
  /** The package of a sheet that jobs of several orders share. */
  makeGang(job: GangPressJob, progress: (percent: number) => void): Promise<PressResult>
  /** The cover's template as a PDF: trim, bleed, spine and safe area of exactly this job, which must have a cover. */
  drawTemplate(spec: JobSpec, day: string): Promise<Uint8Array>
  /** The press file of a design for a job that has the part it is for. */
  drawDesign(job: DesignToDraw): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PressJob {
  /** On this machine's disk. */
  readonly target: string
  readonly order: PressOrder
  /** The canonical copy of each file of the order, by the file's id. */
  readonly copies: Readonly<Record<string, PressCopy>>
  readonly version: number
  readonly madeAt: Date
  /** The customer's own pages for the drawing on the work order; null draws it as bare paper. */
  readonly worn: WornPages | null
}

/** Pictures of pages (WebP or PNG) and where they lie on the job. */
export interface WornPages {
  readonly pages: readonly Uint8Array[]
  readonly placed: readonly PageOnJob[]
}

export interface GangPressJob {
  /** On this machine's disk. */
  readonly target: string
  /** Of the sheet, `G-1001`. */
  readonly number: string
  readonly version: number
  /** Every job on it with what it is laid out from. */
  readonly members: readonly {
    readonly order: PressOrder
    readonly copies: Readonly<Record<string, PressCopy>>
    /** The customer's own pages for its places on the ticket; null draws them as bare paper. */
    readonly worn: WornPages | null
  }[]
  /** Sheets with spoilage. */
  readonly gross: number
  readonly madeAt: Date
}

export interface PressCopy {
  /** On this machine's disk. */
  readonly path: string
  readonly sha256: string
  /** Pages without colour, as the file was read; absent where nobody knows. */
  readonly mono?: readonly number[] | undefined
  /** What on it is in other inks than those of the job; absent where nobody knows. */
  readonly foreign?: ForeignInks | undefined
}

export interface PressResult {
  readonly bytes: number
  /** Korean: what people at the press should look at first. */
  readonly warnings: readonly string[]
}

export interface DesignToDraw {
  readonly design: DrawnDesign
  readonly values: DesignValues
  readonly spec: JobSpec
  /** Of the document. */
  readonly title: string
}
