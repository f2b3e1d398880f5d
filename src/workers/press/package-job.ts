import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DrawnDesign } from '#/domain/designs/design.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import type { PageOnJob } from '#/domain/drawing/page-on-job.ts'
import type { ForeignInks, ReadForPlates } from '#/domain/press/foreign-inks.ts'
import type { PressFile, PressOrder } from '#/domain/press/press-order.ts'

/** A package to make: paths are on this machine's disk. */
export interface PackageJob {
  readonly kind: 'package'
  /** Where the ZIP is written. */
  readonly target: string
  readonly order: PressOrder
  /** The canonical copy of each file of the order, by the file's id. */
  readonly copies: Readonly<Record<string, PackageCopy>>
  /** Version of the package for this line; in the names of its files. */
  readonly version: number
  readonly madeAt: Date
  /** The customer's own pages for the drawing on the work order. */
  readonly worn: WornPages | null
}

/** Pictures of pages (WebP or PNG) and where they lie on the job. */
export interface WornPages {
  readonly pages: readonly Uint8Array[]
  readonly placed: readonly PageOnJob[]
}

export interface PackageCopy {
  readonly path: string
  readonly sha256: string
  /** Pages without colour, as the file was read; absent where nobody knows. */
  readonly mono?: readonly number[] | undefined
  /** What on it is in other inks than those of the job; absent where nobody knows. */
  readonly foreign?: ForeignInks | undefined
}

/** A copy to write as its plates are made of it. */
export interface InItsInksJob {
  readonly kind: 'in-its-inks'
  readonly path: string
  readonly target: string
  readonly file: PressFile
  /** Of its pages. */
  readonly count: number
  readonly order: Pick<PressOrder, 'spec' | 'route'>
  readonly read: ReadForPlates
}

/** The package of a sheet that jobs of several orders share. */
export interface GangPackageJob {
  readonly kind: 'gang-package'
  readonly target: string
  /** `G-1001`: on every plate and in the names of its files. */
  readonly number: string
  readonly version: number
  readonly members: readonly Pick<PackageJob, 'order' | 'copies' | 'worn'>[]
  /** Sheets with spoilage. */
  readonly gross: number
  readonly madeAt: Date
}

export interface PackageResult {
  readonly bytes: number
  readonly sides: number
  /** Korean: what people at the press should look at. */
  readonly warnings: readonly string[]
}

/** A cover's template to draw. */
export interface TemplateJob {
  readonly kind: 'template'
  readonly spec: JobSpec
  /** `YYYY-MM-DD`, printed on it. */
  readonly day: string
}

/** The press file of one of the shop's designs to draw. */
export interface DesignJob {
  readonly kind: 'design'
  readonly design: DrawnDesign
  readonly values: DesignValues
  readonly spec: JobSpec
  /** Of the document. */
  readonly title: string
}
