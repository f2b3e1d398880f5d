/** What the shop writes, as a tree of the few things a text may be made of. Nothing of it is HTML, so nothing of it can run. */
export interface Doc {
  readonly type: 'doc'
  readonly content: readonly Block[]
}

export type Block = Paragraph | Heading | List | WrittenTable | Picture | NamedFigure | Callout | Rule

export interface Paragraph {
  readonly type: 'paragraph'
  readonly content?: readonly Inline[] | undefined
}

export interface Heading {
  readonly type: 'heading'
  readonly attrs: { readonly level: 2 | 3 }
  readonly content?: readonly Inline[] | undefined
}

export interface List {
  readonly type: 'bulletList' | 'orderedList'
  readonly content: readonly ListItem[]
}

export interface ListItem {
  readonly type: 'listItem'
  readonly content: readonly (Paragraph | List)[]
}

/** The first row is its head. */
export interface WrittenTable {
  readonly type: 'table'
  readonly content: readonly TableRow[]
}

export interface TableRow {
  readonly type: 'tableRow'
  readonly content: readonly TableCell[]
}

export interface TableCell {
  readonly type: 'tableHeader' | 'tableCell'
  readonly content: readonly (Paragraph | List)[]
}

export interface Picture {
  readonly type: 'picture'
  readonly attrs: {
    readonly id: string
    readonly width: number
    readonly height: number
    /** What somebody who does not see it is told; empty only where the picture adds nothing. */
    readonly alt: string
    readonly caption: string
  }
}

/** A drawing or a tool of the shop's own, called by its name. */
export interface NamedFigure {
  readonly type: 'figure'
  readonly attrs: { readonly name: string }
}

export type CalloutTone = 'info' | 'ok' | 'warn'

export interface Callout {
  readonly type: 'callout'
  readonly attrs: { readonly tone: CalloutTone }
  readonly content: readonly (Paragraph | List)[]
}

export interface Rule {
  readonly type: 'horizontalRule'
}

export type Inline = WrittenText | { readonly type: 'hardBreak' }

export interface WrittenText {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly Mark[] | undefined
}

export type Mark =
  | { readonly type: 'bold' }
  | { readonly type: 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }

/** A page of the shop, the web, a mail address or a telephone; never a script. */
export const isSafeLink = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/?#]|mailto:[^\s@]+@|tel:[\d+-]+$|#)/i.test(href) || /^\/(?![/\\])\S*$/.test(href)
