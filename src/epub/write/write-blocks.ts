import { type Block, type Inline, MARKS, type Mark, plainText, type TableRow } from '#/epub/book/book.ts'
import { escaped, tag } from '#/epub/xml/write-xml.ts'

/** A place inside of a document that the navigation leads to. */
export interface Place {
  readonly file: string
  readonly id: string
  readonly title: string
}

export interface HeadingPlace extends Place {
  readonly level: number
}

/** What all documents of one book share: numbers run on, and places are gathered for the navigation. */
export interface Writing {
  readonly pictureFile: (picture: string) => string | null
  readonly headings: HeadingPlace[]
  readonly pages: Place[]
  /** The number that a reader sees, by the note's id. */
  readonly noteNumbers: Map<string, number>
}

/** The writer of one document's blocks. */
export class BlockWriter {
  readonly #writing: Writing
  readonly #file: string
  /** Only these stand in this document; a note may call one that does not. */
  readonly #notes: ReadonlySet<string>
  /** Notes that were called already: only the first call is where its way back leads. */
  readonly #called = new Set<string>()

  constructor(writing: Writing, { file, notes }: { readonly file: string; readonly notes: readonly string[] }) {
    this.#writing = writing
    this.#file = file
    this.#notes = new Set(notes)
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.#block(block)).join('\n')
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'heading':
        return this.#heading(block.level, block.inlines)
      case 'paragraph':
        return tag('p', {}, this.#inlines(block.inlines))
      case 'quote':
        return tag('blockquote', {}, this.blocks(block.blocks))
      case 'list':
        return tag(
          block.ordered ? 'ol' : 'ul',
          {},
          block.items.map((item) => tag('li', {}, this.blocks(item))).join('\n'),
        )
      case 'table':
        return tag('div', { class: 'table' }, tag('table', {}, this.#rows(block.rows)))
      case 'picture':
        return this.#figure(block.picture, block.alt)
      case 'rule':
        return tag('hr', {})
      case 'page':
        return this.#page(block.label)
    }
  }

  #heading(level: number, inlines: readonly Inline[]): string {
    const depth = Math.min(6, Math.max(1, level))
    const title = plainText(inlines)
    const id = `h-${this.#writing.headings.length + 1}`
    if (title) this.#writing.headings.push({ file: this.#file, id, title, level: depth })
    return tag(`h${depth}`, title ? { id } : {}, this.#inlines(inlines))
  }

  #rows(rows: readonly TableRow[]): string {
    const heads = rows.findIndex((row) => !row.cells.every(({ heading }) => heading))
    const split = heads < 0 ? 0 : heads
    const write = (some: readonly TableRow[]) => some.map((row) => tag('tr', {}, this.#cells(row))).join('\n')
    const head = split > 0 ? tag('thead', {}, write(rows.slice(0, split))) : ''
    return `${head}${tag('tbody', {}, write(rows.slice(split)))}`
  }

  #cells({ cells }: TableRow): string {
    return cells
      .map(({ heading, columns, rows, blocks }) =>
        tag(
          heading ? 'th' : 'td',
          { colspan: columns > 1 ? columns : null, rowspan: rows > 1 ? rows : null },
          this.blocks(blocks),
        ),
      )
      .join('')
  }

  #figure(picture: string, alt: string): string {
    const shown = this.#picture(picture, alt)
    return shown && tag('figure', {}, shown)
  }

  /** A picture that could not be kept leaves its words. */
  #picture(picture: string, alt: string): string {
    const file = this.#writing.pictureFile(picture)
    return file === null ? alt && tag('span', {}, escaped(alt)) : tag('img', { src: file, alt })
  }

  #page(label: string): string {
    const { pages } = this.#writing
    const id = `page-${pages.length + 1}`
    pages.push({ file: this.#file, id, title: label })
    return tag('span', { 'epub:type': 'pagebreak', role: 'doc-pagebreak', id, 'aria-label': label }, '')
  }

  #inlines(inlines: readonly Inline[]): string {
    return inlines.map((inline) => this.#inline(inline)).join('')
  }

  #inline(inline: Inline): string {
    switch (inline.kind) {
      case 'text':
        return marked(escaped(inline.text), inline.marks)
      case 'break':
        return '<br/>'
      case 'picture':
        return this.#picture(inline.picture, inline.alt)
      case 'page':
        return this.#page(inline.label)
      case 'note':
        return this.#noteCall(inline.note)
    }
  }

  #noteCall(note: string): string {
    const number = this.#writing.noteNumbers.get(note)
    if (number === undefined || !this.#notes.has(note)) return ''
    const id = this.#called.has(note) ? null : `ref-${number}`
    this.#called.add(note)
    const href = `#note-${number}`
    return tag('sup', {}, tag('a', { id, 'epub:type': 'noteref', role: 'doc-noteref', href }, String(number)))
  }
}

const marked = (text: string, marks: readonly Mark[]): string =>
  MARKS.toReversed().reduce((inner, mark) => (marks.includes(mark) ? tag(mark, {}, inner) : inner), text)
