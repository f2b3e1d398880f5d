import { expect, it } from 'vitest'
import { docOfMarks, docOfPlain } from './doc-of-text.ts'
import { picturesOfDoc, wordsOfDoc } from './words-of-doc.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...words: string[]) => ({ type: 'paragraph', content: words.map(text) })

it('marks of a policy become headings, paragraphs, lists and tables', () => {
  const cell = (type: string, words: string) => ({ type, content: [paragraph(words)] })
  expect(docOfMarks('## 제1조\n첫 줄\n- 하나\n- 둘\n\n| 가 | 나 |\n| 1 | 2 |').content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('제1조')] },
    paragraph('첫 줄'),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('하나')] },
        { type: 'listItem', content: [paragraph('둘')] },
      ],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', '가'), cell('tableHeader', '나')] },
        { type: 'tableRow', content: [cell('tableCell', '1'), cell('tableCell', '2')] },
      ],
    },
  ])
})

it('plain text keeps its paragraphs and its lines', () => {
  const doc = docOfPlain('첫 줄\n둘째 줄\n\n다음 문단')
  expect(doc.content).toEqual([
    { type: 'paragraph', content: [text('첫 줄'), { type: 'hardBreak' }, text('둘째 줄')] },
    paragraph('다음 문단'),
  ])
  expect(wordsOfDoc(doc)).toBe('첫 줄 둘째 줄\n다음 문단')
  expect(docOfPlain('').content).toEqual([{ type: 'paragraph' }])
})

it('all words are found, and each picture once', () => {
  const attrs = { id: 'a', width: 1, height: 1, alt: '책등 그림', caption: '두께를 재는 곳' }
  const doc = {
    ...docOfMarks('| 가 | 나 |\n| 1 | 2 |'),
    content: [...docOfMarks('| 가 | 나 |').content, { type: 'picture', attrs }, { type: 'picture', attrs }],
  } as const
  expect(wordsOfDoc(doc)).toBe('가 나\n책등 그림\n두께를 재는 곳\n책등 그림\n두께를 재는 곳')
  expect(picturesOfDoc(doc)).toEqual(['a'])
})
