import { describe, expect, test } from 'vitest'
import type { Doc } from './doc.ts'
import { docWithFacts, fillFacts, type GuideFacts, unknownNames } from './guide-doc.ts'
import { GUIDE_FACT_NAMES } from './guide-names.data.ts'
import { wordsOfDoc } from './words-of-doc.ts'

const FACTS = Object.fromEntries(GUIDE_FACT_NAMES.map((name) => [name, `<${name}>`])) as unknown as GuideFacts
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const
const DOC: Doc = {
  type: 'doc',
  content: [
    { type: 'figure', attrs: { name: 'bleed-corner' } },
    paragraph('사방 {도련}을 둡니다. {없는말}'),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('글자는 {안전영역}')] }] },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('{배송비}')] }] }],
    },
    { type: 'callout', attrs: { tone: 'info' }, content: [paragraph('{견적기한}')] },
    { type: 'figure', attrs: { name: 'no-such-figure' } },
  ],
}

describe('the figures of a guide', () => {
  test('are filled in wherever words stand, and what nobody knows stays as it was written', () => {
    const words = wordsOfDoc(docWithFacts(DOC, FACTS))
    for (const name of ['도련', '안전영역', '배송비', '견적기한']) expect(words).toContain(`<${name}>`)
    expect(words).toContain('{없는말}')
    expect(fillFacts('{도련}과 {도련}', FACTS)).toBe('<도련>과 <도련>')
  })

  test('and names that the shop does not have are found before anybody reads them', () => {
    expect(unknownNames('한눈에 {오타}', DOC)).toEqual(['{오타}', '{없는말}', 'no-such-figure'])
  })
})
