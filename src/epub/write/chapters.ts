import { type Block, type Book, type Inline, plainText } from '#/epub/book/book.ts'

/** One document of the spine. */
export interface Chapter {
  readonly file: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Notes that are called in it, in that order. */
  readonly notes: readonly string[]
}

/** Reading systems take longer to open large documents. */
const MOST_BLOCKS = 400

/**
 * A new document at each heading of the highest level that stands more than once, and wherever one grows too long. What lies before the
 * first such heading is the front matter.
 */
export function chaptersOf(book: Book, fallbackTitle: string): readonly Chapter[] {
  const level = chapterLevel(book.blocks)
  const parts: Block[][] = []
  let current: Block[] = []
  for (const block of book.blocks) {
    const begins = block.kind === 'heading' && block.level <= level && current.some(isMatter)
    if (begins || (current.length >= MOST_BLOCKS && block.kind !== 'picture')) {
      // The mark of a page stands with what begins on it.
      const marks = begins ? takenPages(current) : []
      parts.push(current)
      current = marks
    }
    current.push(block)
  }
  if (current.length > 0) parts.push(current)
  let title = fallbackTitle
  return parts.map((blocks, at) => {
    const heading = blocks.find((block) => block.kind === 'heading')
    title = (heading && plainText(heading.inlines)) || title
    return { file: `text-${String(at + 1).padStart(4, '0')}.xhtml`, title, blocks, notes: notesCalled(blocks) }
  })
}

const isMatter = (block: Block) => block.kind !== 'page' && block.kind !== 'heading'

function takenPages(blocks: Block[]): Block[] {
  const taken: Block[] = []
  while (blocks.at(-1)?.kind === 'page') taken.unshift(...blocks.splice(-1))
  return taken
}

function chapterLevel(blocks: readonly Block[]): number {
  const counts = new Map<number, number>()
  for (const block of blocks) if (block.kind === 'heading') counts.set(block.level, (counts.get(block.level) ?? 0) + 1)
  const levels = [...counts.keys()].toSorted((a, b) => a - b)
  return levels.find((level) => (counts.get(level) ?? 0) > 1) ?? levels[0] ?? 1
}

export function notesCalled(blocks: readonly Block[]): readonly string[] {
  const called: string[] = []
  const inline = (inlines: readonly Inline[]) => {
    for (const each of inlines) if (each.kind === 'note') called.push(each.note)
  }
  eachBlock(blocks, (block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') inline(block.inlines)
  })
  return [...new Set(called)]
}

export function eachBlock(blocks: readonly Block[], visit: (block: Block) => void): void {
  for (const block of blocks) {
    visit(block)
    if (block.kind === 'quote') eachBlock(block.blocks, visit)
    if (block.kind === 'list') for (const item of block.items) eachBlock(item, visit)
    if (block.kind === 'table')
      for (const row of block.rows) for (const cell of row.cells) eachBlock(cell.blocks, visit)
  }
}
