import type {
  Block,
  Callout,
  Doc,
  List,
  NamedFigure,
  Paragraph,
  WrittenTable,
  WrittenText,
} from '#/domain/writing/doc.ts'
import type { GuideFigureName } from '#/domain/writing/guide-names.data.ts'

/** Words to write the first guides with, `**bold**` and `[leading on](/path)`; the shop's people go on with the editor. */
const words = (text: string): readonly WrittenText[] =>
  text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(\/[^)]+\))/).flatMap((piece): readonly WrittenText[] => {
    if (piece === '') return []
    const bold = /^\*\*(.+)\*\*$/.exec(piece)?.[1]
    if (bold !== undefined) return [{ type: 'text', text: bold, marks: [{ type: 'bold' }] }]
    const [, shown, href] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
    if (shown === undefined || href === undefined) return [{ type: 'text', text: piece }]
    return [{ type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] }]
  })

export const p = (text: string): Paragraph => ({ type: 'paragraph', content: words(text) })

export const h2 = (text: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: words(text) })

export const list = (...items: readonly string[]): List => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
})

export const note = (tone: Callout['attrs']['tone'], text: string): Callout => ({
  type: 'callout',
  attrs: { tone },
  content: [p(text)],
})

export const figure = (name: GuideFigureName): NamedFigure => ({ type: 'figure', attrs: { name } })

/** The first row names the columns. */
export const table = (...rows: readonly (readonly string[])[]): WrittenTable => ({
  type: 'table',
  content: rows.map((row, at) => ({
    type: 'tableRow',
    content: row.map((cell) => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [p(cell)] })),
  })),
})

export const doc = (...content: readonly Block[]): Doc => ({ type: 'doc', content })
