import type { Block, Doc, Inline, List, Paragraph, WrittenTable } from './doc.ts'

/** Lines of a text as a document: `## ` headings, `- ` items, `| ` rows; all else is a paragraph a line. */
export function docOfMarks(text: string): Doc {
  const content: Block[] = []
  for (const line of text.split('\n')) {
    const last = content.at(-1)
    if (line.startsWith('## ')) content.push({ type: 'heading', attrs: { level: 2 }, content: wordsOf(line.slice(3)) })
    else if (line.startsWith('- ')) {
      const item = { type: 'listItem', content: [paragraphOf(line.slice(2))] } as const
      if (last?.type === 'bulletList') content[content.length - 1] = { ...last, content: [...last.content, item] }
      else content.push({ type: 'bulletList', content: [item] } satisfies List)
    } else if (line.startsWith('| ')) {
      if (last?.type === 'table')
        content[content.length - 1] = { ...last, content: [...last.content, rowOf(line, 'tableCell')] }
      else content.push({ type: 'table', content: [rowOf(line, 'tableHeader')] })
    } else if (line.trim() !== '') content.push(paragraphOf(line))
  }
  return docWith(content)
}

/** Plain text as a document: an empty line begins a paragraph, any other new line stays one. */
export function docOfPlain(text: string): Doc {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return docWith(
    paragraphs.map((part): Paragraph => {
      const lines = part.split('\n').map(wordsOf)
      return {
        type: 'paragraph',
        content: lines.flatMap((line, at): Inline[] => (at === 0 ? [...line] : [{ type: 'hardBreak' }, ...line])),
      }
    }),
  )
}

const docWith = (content: readonly Block[]): Doc => ({
  type: 'doc',
  content: content.length > 0 ? content : [{ type: 'paragraph' }],
})

const wordsOf = (text: string): readonly Inline[] => (text === '' ? [] : [{ type: 'text', text }])
const paragraphOf = (text: string): Paragraph => ({ type: 'paragraph', content: wordsOf(text) })

const rowOf = (line: string, type: 'tableHeader' | 'tableCell'): WrittenTable['content'][number] => ({
  type: 'tableRow',
  content: line
    .split('|')
    .slice(1, -1)
    .map((cell) => ({ type, content: [paragraphOf(cell.trim())] })),
})
