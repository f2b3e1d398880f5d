import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { Inspection } from '#/web/blocks/file-inspection/inspections.ts'
import type { FilesSource } from './opened-source.ts'
import type { JobFileRole, JobFiles } from './use-job-files.ts'

export interface FilesWanted {
  readonly product: ProductCode
  readonly spec: JobSpec
  /** The cart item or order line that the page was opened from, with its own files. */
  readonly source?: FilesSource | null
  readonly onFacts?: (role: JobFileRole, facts: PdfFacts) => void
}

export interface FilesKnown extends Omit<JobFiles, 'files' | 'kept' | 'keep'> {
  /** A title that a file suggests; null while none does. */
  readonly suggestedTitle: string | null
  readonly inspections: ReadonlyMap<FilePurpose, Inspection | null>
}

export interface PickedFile {
  readonly role: JobFileRole
  readonly file: File
}
