import type { Block, Inline, Mark, Note, TableRow } from '#/epub/book/book.ts'
import { parseXml, type XmlElement } from '#/epub/xml/parse-xml.ts'
import { attributeOf, elementsOf, textOf } from '#/epub/xml/xml-tree.ts'

export interface BlocksOfHtml {
  readonly blocks: readonly Block[]
  readonly notes: readonly Note[]
}

const MARK_OF: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  sup: 'sup',
  sub: 'sub',
}
const NOTE_ID = /^(?:footnote|endnote)-[\w-]+$/
const NOTE_CALL = /^#((?:footnote|endnote)-(?!ref-)[\w-]+)$/
const NOTE_BACK = /^#(?:footnote|endnote)-ref-/
const HEADING = /^h([1-6])$/
const BLOCKS = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'hr', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const UNSEEN = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'template', 'noscript'])
const PICTURE = 'picture:'
const MOST_SPAN = 50

/**
 * Takes over of an HTML text what a book can say, and nothing else: no scripts, no addresses, no attributes but the few that are named
 * here. Pictures are called `picture:<id>`. Throws `XmlError` where it is not well formed.
 */
export function blocksOfHtml(html: string): BlocksOfHtml {
  const root = parseXml(`<body>${html}</body>`)
  const notes: Note[] = []
  const blocks = elementsOrText(root).flatMap((node) => {
    if (typeof node !== 'string' && isNotes(node)) {
      notes.push(...elementsOf(node).map(noteOf))
      return []
    }
    return blocksOf([node])
  })
  return { blocks, notes }
}

const elementsOrText = (element: XmlElement) => element.children

const isNotes = (element: XmlElement): boolean =>
  element.name === 'ol' &&
  elementsOf(element).length > 0 &&
  elementsOf(element).every((item) => NOTE_ID.test(attributeOf(item, 'id') ?? ''))

const noteOf = (item: XmlElement): Note => ({ id: attributeOf(item, 'id') ?? '', blocks: blocksOf(item.children) })

/** Loose text between blocks becomes a paragraph. */
function blocksOf(nodes: readonly (XmlElement | string)[]): readonly Block[] {
  const blocks: Block[] = []
  let loose: (XmlElement | string)[] = []
  const end = () => {
    const inlines = tidy(inlinesOf(loose, []))
    if (inlines.length > 0) blocks.push({ kind: 'paragraph', inlines })
    loose = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && UNSEEN.has(node.name)) continue
    if (typeof node === 'string' || !BLOCKS.has(node.name)) loose.push(node)
    else {
      end()
      blocks.push(...blockOf(node))
    }
  }
  end()
  return blocks
}

function blockOf(element: XmlElement): readonly Block[] {
  const level = HEADING.exec(element.name)?.[1]
  if (level !== undefined) return headingOrPicture(element, Number(level))
  switch (element.name) {
    case 'p':
      return paragraph(element)
    case 'hr':
      return [{ kind: 'rule' }]
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(element.children) }]
    case 'ul':
    case 'ol': {
      const items = elementsOf(element).map((item) => blocksOf(item.children))
      return [{ kind: 'list', ordered: element.name === 'ol', items: items.filter((item) => item.length > 0) }]
    }
    case 'table':
      return tableOf(element)
    default:
      return blocksOf(element.children)
  }
}

function headingOrPicture(element: XmlElement, level: number): readonly Block[] {
  const inlines = tidy(inlinesOf(element.children, [])).map((inline) =>
    inline.kind === 'text' ? { ...inline, marks: inline.marks.filter((mark) => mark !== 'strong') } : inline,
  )
  const words = inlines.some((inline) => inline.kind === 'text' && inline.text.trim() !== '')
  if (!words) return picturesAlone(inlines)
  return [{ kind: 'heading', level, inlines }]
}

/** A picture that is all there is in a paragraph stands for itself. */
function paragraph(element: XmlElement): readonly Block[] {
  const inlines = tidy(inlinesOf(element.children, []))
  const words = inlines.some((inline) => inline.kind === 'text' || inline.kind === 'note')
  return words ? [{ kind: 'paragraph', inlines }] : picturesAlone(inlines)
}

const picturesAlone = (inlines: readonly Inline[]): readonly Block[] =>
  inlines.filter((inline) => inline.kind === 'picture')

function tableOf(element: XmlElement): readonly Block[] {
  const parts = elementsOf(element).flatMap((part) =>
    ['thead', 'tbody', 'tfoot'].includes(part.name) ? elementsOf(part) : [part],
  )
  const rows = parts
    .filter((row) => row.name === 'tr')
    .map((row): TableRow => ({
      cells: elementsOf(row).map((cell) => ({
        heading: cell.name === 'th',
        columns: span(cell, 'colspan'),
        rows: span(cell, 'rowspan'),
        blocks: blocksOf(cell.children),
      })),
    }))
    .filter(({ cells }) => cells.length > 0)
  return rows.length > 0 ? [{ kind: 'table', rows }] : []
}

function span(cell: XmlElement, name: string): number {
  const value = Number(attributeOf(cell, name) ?? 1)
  return Number.isInteger(value) && value > 1 ? Math.min(value, MOST_SPAN) : 1
}

function inlinesOf(nodes: readonly (XmlElement | string)[], marks: readonly Mark[]): readonly Inline[] {
  return nodes.flatMap((node): readonly Inline[] => {
    if (typeof node === 'string') return node === '' ? [] : [{ kind: 'text', text: node, marks }]
    if (UNSEEN.has(node.name)) return []
    if (node.name === 'br') return [{ kind: 'break' }]
    if (node.name === 'img') return picture(node)
    if (node.name === 'a') return link(node, marks)
    const call = node.name === 'sup' ? soleNoteCall(node) : null
    if (call) return [call]
    const mark = MARK_OF[node.name]
    return inlinesOf(node.children, mark && !marks.includes(mark) ? [...marks, mark] : marks)
  })
}

function picture(element: XmlElement): readonly Inline[] {
  const source = attributeOf(element, 'src') ?? ''
  const alt = (attributeOf(element, 'alt') ?? '').replaceAll(/\s+/g, ' ').trim()
  return source.startsWith(PICTURE) ? [{ kind: 'picture', picture: source.slice(PICTURE.length), alt }] : []
}

/** Only calls of notes lead somewhere; of other links the words stay. */
function link(element: XmlElement, marks: readonly Mark[]): readonly Inline[] {
  const href = attributeOf(element, 'href') ?? ''
  const note = NOTE_CALL.exec(href)?.[1]
  if (note !== undefined) return [{ kind: 'note', note }]
  return NOTE_BACK.test(href) ? [] : inlinesOf(element.children, marks)
}

function soleNoteCall(element: XmlElement): Inline | null {
  const [first, ...more] = elementsOf(element)
  const note =
    first?.name === 'a' && more.length === 0 ? NOTE_CALL.exec(attributeOf(first, 'href') ?? '')?.[1] : undefined
  return note !== undefined && first && textOf(first) === textOf(element) ? { kind: 'note', note } : null
}

/** Blanks at the ends go, and what is of one look becomes one piece. */
function tidy(inlines: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text' && last.marks.join() === inline.marks.join())
      joined.splice(-1, 1, { ...last, text: last.text + inline.text })
    else joined.push(inline)
  }
  const first = joined[0]
  if (first?.kind === 'text') joined[0] = { ...first, text: first.text.trimStart() }
  const last = joined.at(-1)
  if (last?.kind === 'text') joined[joined.length - 1] = { ...last, text: last.text.trimEnd() }
  return joined.filter((inline) => inline.kind !== 'text' || inline.text !== '')
}
