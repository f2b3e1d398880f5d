import type { Block, Doc, Inline, List, Paragraph, TableCell } from './doc.ts'

/** All words of a text on lines of their own, for the search and for short descriptions. */
export const wordsOfDoc = (doc: Doc): string => doc.content.flatMap(linesOf).filter(Boolean).join('\n')

/** Ids of its pictures, each once. */
export const picturesOfDoc = (doc: Doc): readonly string[] => [
  ...new Set(doc.content.flatMap((block) => (block.type === 'picture' ? [block.attrs.id] : []))),
]

function linesOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.content)]
    case 'bulletList':
    case 'orderedList':
    case 'callout':
      return linesInside(block)
    case 'table':
      return block.content.map((row) => row.content.map((cell) => linesInside(cell).join(' ')).join(' '))
    case 'picture':
      return [block.attrs.alt, block.attrs.caption]
    case 'figure':
    case 'horizontalRule':
      return []
  }
}

function linesInside(part: List | TableCell | { readonly content: readonly (Paragraph | List)[] }): readonly string[] {
  return part.content.flatMap((inner) => {
    if (inner.type === 'listItem') return linesInside(inner)
    return inner.type === 'paragraph' ? [wordsOf(inner.content)] : linesInside(inner)
  })
}

const wordsOf = (content: readonly Inline[] = []): string =>
  content.map((piece) => (piece.type === 'text' ? piece.text : ' ')).join('')
