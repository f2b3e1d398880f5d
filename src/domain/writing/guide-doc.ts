import type { Block, Doc, Inline, List, ListItem, Paragraph, TableCell, WrittenTable } from './doc.ts'
import { GUIDE_FACT_NAMES, GUIDE_FIGURE_NAMES, type GuideFactName, type GuideFigureName } from './guide-names.data.ts'

export type GuideFacts = Readonly<Record<GuideFactName, string>>

const PLACE = /\{([^{}]*)\}/g

const isFact = (name: string): name is GuideFactName => (GUIDE_FACT_NAMES as readonly string[]).includes(name)
const isFigure = (name: string): name is GuideFigureName => (GUIDE_FIGURE_NAMES as readonly string[]).includes(name)

/** Puts the shop's figures in the places of a text; a place that nobody knows stays as it was written. */
export const fillFacts = (text: string, facts: GuideFacts): string =>
  text.replaceAll(PLACE, (place, name: string) => (isFact(name) ? facts[name] : place))

export const docWithFacts = (doc: Doc, facts: GuideFacts): Doc => mapText(doc, (text) => fillFacts(text, facts))

/** Names in braces and names of figures that the shop does not have, each once, in the order of the text. */
export function unknownNames(title: string, doc: Doc): readonly string[] {
  const names = new Set<string>()
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(PLACE)) if (!isFact(name)) names.add(`{${name}}`)
    return text
  }
  read(title)
  mapText(doc, read)
  for (const block of doc.content)
    if (block.type === 'figure' && !isFigure(block.attrs.name)) names.add(block.attrs.name)
  return [...names]
}

type Change = (text: string) => string

const mapText = (doc: Doc, change: Change): Doc => ({
  ...doc,
  content: doc.content.map((block) => ofBlock(block, change)),
})

function ofBlock(block: Block, change: Change): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, content: ofWords(block.content, change) }
    case 'bulletList':
    case 'orderedList':
      return ofList(block, change)
    case 'callout':
      return { ...block, content: ofSimple(block.content, change) }
    case 'table':
      return ofTable(block, change)
    case 'picture':
    case 'figure':
    case 'horizontalRule':
      return block
  }
}

const ofWords = (content: readonly Inline[] | undefined, change: Change) =>
  content?.map((piece) => (piece.type === 'text' ? { ...piece, text: change(piece.text) } : piece))

const ofSimple = (parts: readonly (Paragraph | List)[], change: Change): readonly (Paragraph | List)[] =>
  parts.map((part) =>
    part.type === 'paragraph' ? { ...part, content: ofWords(part.content, change) } : ofList(part, change),
  )

const ofList = (list: List, change: Change): List => ({
  ...list,
  content: list.content.map((item): ListItem => ({ ...item, content: ofSimple(item.content, change) })),
})

const ofTable = (table: WrittenTable, change: Change): WrittenTable => ({
  ...table,
  content: table.content.map((row) => ({
    ...row,
    content: row.content.map((cell): TableCell => ({ ...cell, content: ofSimple(cell.content, change) })),
  })),
})
