import { describe, expect, it } from 'vitest'
import type { Doc } from '#/domain/writing/doc.ts'
import { docSchema } from './doc.schema.ts'

const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks ? { marks } : {}) })
const docOf = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const linkTo = (href: string) => docOf(paragraph(text('링크', [{ type: 'link', attrs: { href } }])))
const takes = (doc: unknown) => docSchema.safeParse(doc).success

/** A list in a list, so many deep. */
const nested = (depth: number): object => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(text('항목')), ...(depth > 1 ? [nested(depth - 1)] : [])] }],
})

describe('a written text', () => {
  it('is headings, paragraphs, lists, tables, pictures, links and call-outs', () => {
    const cell = (type: string) => ({ type, content: [paragraph(text('칸'))] })
    const whole = docOf(
      { type: 'heading', attrs: { level: 2 }, content: [text('제목')] },
      paragraph(text('굵게', [{ type: 'bold' }]), { type: 'hardBreak' }, text('다음 줄')),
      nested(3),
      { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] }] },
      {
        type: 'picture',
        attrs: { id: '0b5f1b0e-52a1-4c5e-9d61-1c1f5b1f3a11', width: 800, height: 600, alt: '책등', caption: '' },
      },
      { type: 'callout', attrs: { tone: 'warn' }, content: [paragraph(text('주의'))] },
      { type: 'horizontalRule' },
    )
    expect(docSchema.parse(whole)).toEqual(whole)
  })

  it('takes nothing that is not on the list: no HTML, no script, no unknown node or mark', () => {
    expect(takes(docOf({ type: 'html', html: '<script>alert(1)</script>' }))).toBe(false)
    expect(takes(docOf({ type: 'image', attrs: { src: 'https://evil.example/x.svg' } }))).toBe(false)
    expect(takes(docOf(paragraph(text('색', [{ type: 'textStyle', attrs: { style: 'position:fixed' } }]))))).toBe(false)
    expect(takes(docOf({ type: 'heading', attrs: { level: 1 }, content: [] }))).toBe(false)
  })

  it('loses attributes that have no name here', () => {
    const sent = docOf({ ...paragraph(text('글')), attrs: { style: 'color:red', onclick: 'x()' } })
    expect(docSchema.parse(sent)).toEqual(docOf(paragraph(text('글'))))
  })

  it.each(['/cust/faq', 'https://www.ftc.go.kr/', 'mailto:desk@shop.kr', 'tel:02-000-0000', '#p1'])(
    'links to %s',
    (href) => expect(takes(linkTo(href))).toBe(true),
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
  ])('does not link to %s', (href) => expect(takes(linkTo(href))).toBe(false))

  it('says what is wrong with a link, deep as it may lie', () => {
    const bad = text('링크', [{ type: 'link', attrs: { href: 'javascript:x' } }])
    const deep = docOf({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(bad)] }] })
    expect(docSchema.safeParse(deep).error?.issues[0]?.message).toContain('링크')
  })

  it('has lists three deep and no deeper, and an end', () => {
    expect(takes(docOf(nested(3)))).toBe(true)
    expect(takes(docOf(nested(4)))).toBe(false)
    expect(takes(docOf(...Array.from({ length: 801 }, () => paragraph())))).toBe(false)
    expect(takes(docOf())).toBe(false)
  })

  it('is stored as signs that can be stored', () => {
    const doc: Doc = docSchema.parse(docOf(paragraph(text('가\u0000나\u0007'))))
    expect(doc).toEqual(docOf(paragraph(text('가 나 '))))
  })
})
