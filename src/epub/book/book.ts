/** A book as our own words hold it: whatever a source contained, only what can be said here reaches the EPUB. */
export interface Book {
  readonly blocks: readonly Block[]
  readonly notes: readonly Note[]
  readonly pictures: readonly BookPicture[]
  /** What the source calls itself. */
  readonly title: string | null
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly inlines: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'picture'; readonly picture: string; readonly alt: string }
  | { readonly kind: 'rule' }
  /** Here a page of the printed book begins. */
  | { readonly kind: 'page'; readonly label: string }

export interface TableRow {
  readonly cells: readonly TableCell[]
}

export interface TableCell {
  readonly heading: boolean
  readonly columns: number
  readonly rows: number
  readonly blocks: readonly Block[]
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly marks: readonly Mark[] }
  | { readonly kind: 'break' }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'picture'; readonly picture: string; readonly alt: string }
  | { readonly kind: 'page'; readonly label: string }

/** In the order in which they lie around a text, the outermost first. */
export const MARKS = ['strong', 'em', 'u', 's', 'sup', 'sub'] as const
export type Mark = (typeof MARKS)[number]

export interface Note {
  readonly id: string
  readonly blocks: readonly Block[]
}

export interface BookPicture {
  readonly id: string
  readonly type: PictureType
  readonly bytes: Uint8Array
}

export const PICTURE_ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' } as const
export type PictureType = keyof typeof PICTURE_ENDINGS

export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : inline.kind === 'break' ? ' ' : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
