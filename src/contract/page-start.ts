/** What the server writes into a page about its start, for the one script that stands in the page itself. */
export interface PageStart {
  readonly entry: string
  /** Scripts of the page, fetched beside the entry. */
  readonly scripts: readonly string[]
  /** Style sheets whose text stands in the page already. */
  readonly styles: readonly string[]
  /** When the scripts start: a frame without words at once, a form with its first paint, a page to be read after all of it. */
  readonly when: 'at-once' | 'painted' | 'loaded'
  /** Style sheet of the slices with rare syllables, and whether this page has such a syllable. */
  readonly rareCss: string
  readonly hasRare: boolean
}
