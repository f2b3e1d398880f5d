/** Named as EPUBCheck names its messages, so that whoever knows that tool finds the same words. */
export interface EpubFinding {
  /** e.g. `PKG-006`, `RSC-005`. */
  readonly id: string
  readonly severity: 'error' | 'warning'
  /** Path inside of the EPUB; null where it is about the whole. */
  readonly path: string | null
  /** Korean. */
  readonly message: string
}

export const isValidEpub = (findings: readonly EpubFinding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')
