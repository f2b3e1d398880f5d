import type { ManuscriptFacts, ManuscriptKind } from '#/domain/epub/manuscript.ts'
import { type Block, type Book, type Inline, plainText } from '#/epub/book/book.ts'
import { eachBlock } from '#/epub/write/chapters.ts'

const MOST_TOLD = 500

export interface SourceFacts {
  readonly kind: ManuscriptKind
  readonly pages: number
  readonly pagesAreEstimated: boolean
  readonly isScan: boolean
  readonly pagesWithoutText: readonly number[]
}

/** Counts what a book holds. */
export function factsOf(book: Book, source: SourceFacts): ManuscriptFacts {
  let characters = 0
  let pictures = 0
  let tables = 0
  const headings: { level: number; text: string }[] = []
  const inlines = (all: readonly Inline[]) => {
    for (const inline of all) {
      if (inline.kind === 'text') characters += inline.text.replaceAll(/\s/g, '').length
      if (inline.kind === 'picture') pictures += 1
    }
  }
  const visit = (block: Block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') inlines(block.inlines)
    if (block.kind === 'picture') pictures += 1
    if (block.kind === 'table') tables += 1
    if (block.kind === 'heading' && headings.length < MOST_TOLD)
      headings.push({ level: block.level, text: plainText(block.inlines).slice(0, 200) })
  }
  eachBlock(book.blocks, visit)
  for (const note of book.notes) eachBlock(note.blocks, visit)
  return {
    ...source,
    pagesWithoutText: source.pagesWithoutText.slice(0, MOST_TOLD),
    characters,
    pictures,
    tables,
    notes: book.notes.length,
    headings,
    title: book.title,
  }
}
