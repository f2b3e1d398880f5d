/** A line that is an e-book, by the work that its manuscript was handed in as. */
export interface EbookOrigin {
  readonly kind: 'ebook'
  readonly ebookId: string
}
