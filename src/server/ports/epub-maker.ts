import type { EpubFinding } from '#/domain/epub/epub-finding.ts'
import type { EpubLayout, EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import type { EpubRefusal } from '#/domain/epub/epub-refusal.ts'
import type { ManuscriptFacts, ManuscriptKind } from '#/domain/epub/manuscript.ts'

/** Makes e-books outside the server's process: whatever a file does, the server lives on. Rejects only with `PdfBusyError` (later it works). */
export interface EpubMaker {
  /** Counts what a quote asks for. A scan is no refusal here: the facts say that it is one. */
  readManuscript(source: ManuscriptSource): Promise<ManuscriptReading>
  /** Writes an EPUB to `target`, checked; a refusal writes nothing. */
  makeEpub(order: EpubOrder): Promise<EpubResult>
  /** Our own checks of any EPUB on this machine's disk, the customer's or ours. */
  checkEpub(path: string): Promise<readonly EpubFinding[]>
  close(): Promise<void>
}

export interface ManuscriptSource {
  readonly kind: ManuscriptKind
  /** On this machine's disk; of a PDF the canonical copy or the file itself. */
  readonly path: string
}

export type ManuscriptReading =
  | { readonly read: true; readonly facts: ManuscriptFacts }
  | { readonly read: false; readonly refusal: EpubRefusal }

export interface EpubOrder {
  readonly source: ManuscriptSource
  readonly layout: EpubLayout
  readonly metadata: EpubMetadata
  /** A picture (JPEG, PNG, WebP) on this machine's disk; null takes the first page of a PDF, or a plain title page. */
  readonly coverPath: string | null
  /** On this machine's disk. */
  readonly target: string
}

export type EpubResult =
  | {
      readonly made: true
      readonly bytes: number
      /** Of what was made, as it is inside. */
      readonly facts: ManuscriptFacts
      /** Korean: what an editor should look at first. */
      readonly warnings: readonly string[]
      /** Of our own checks; an EPUB of ours has no errors. */
      readonly findings: readonly EpubFinding[]
    }
  | { readonly made: false; readonly refusal: EpubRefusal }
