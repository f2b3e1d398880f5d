import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FileRole } from '../file-expectation.ts'
import type { PdfFacts } from '../pdf-facts.ts'

/** A file of the job, as it was read. */
export interface ReadFile {
  readonly role: FileRole
  readonly facts: PdfFacts
}

export const DIFFERENCE_IDS = ['size', 'spread', 'pages', 'colour', 'sides', 'cover', 'cover-pages'] as const
export type DifferenceId = (typeof DIFFERENCE_IDS)[number]

/** One thing in which a file is not what the spec says. */
export interface Difference {
  readonly id: DifferenceId
  readonly role: FileRole
  /** What it is about: 「쪽수」. */
  readonly label: string
  /** How the file is: 「26쪽」. */
  readonly file: string
  /** How the spec is: 「20쪽」. */
  readonly spec: string
  /** What happens when both stay as they are. */
  readonly why: string
  /** The job with this one thing as the file has it; null where only another file helps. */
  readonly toFile: JobSpec | null
  /** What that makes of the spec: 「사양을 26쪽으로」. */
  readonly act: string | null
  /** What else has to follow: blank pages, another binding. */
  readonly said: readonly string[]
  /** The job cannot be printed as it is. */
  readonly stops: boolean
}
