import type { EpubFinding } from '#/domain/epub/epub-finding.ts'
import type { EpubLayout, EpubMetadata } from '#/domain/epub/epub-metadata.ts'
import type { EpubRefusal } from '#/domain/epub/epub-refusal.ts'
import type { ManuscriptFacts, ManuscriptKind } from '#/domain/epub/manuscript.ts'

export interface ManuscriptJob {
  readonly kind: 'manuscript'
  readonly path: string
  readonly source: ManuscriptKind
}

export interface EpubJob {
  readonly kind: 'epub'
  readonly path: string
  readonly source: ManuscriptKind
  readonly layout: EpubLayout
  readonly metadata: EpubMetadata
  readonly coverPath: string | null
  readonly target: string
}

export interface EpubCheckJob {
  readonly kind: 'epub-check'
  readonly path: string
}

export type ManuscriptResult =
  | { readonly read: true; readonly facts: ManuscriptFacts }
  | { readonly read: false; readonly refusal: EpubRefusal }

export type EpubJobResult =
  | {
      readonly made: true
      readonly bytes: number
      readonly facts: ManuscriptFacts
      readonly warnings: readonly string[]
      readonly findings: readonly EpubFinding[]
    }
  | { readonly made: false; readonly refusal: EpubRefusal }

/** Why no book can be made of it; the file's own matter. */
export class ManuscriptRefused extends Error {
  readonly refusal: EpubRefusal
  constructor(refusal: EpubRefusal) {
    super(`the manuscript is refused: ${refusal}`)
    this.refusal = refusal
  }
}
