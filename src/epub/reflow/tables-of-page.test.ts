import { describe, expect, it } from 'vitest'
import type { PageBox, TextGlyph, TextPage } from '#/pdf/text/text-page.ts'
import { cellText, type PlacedTable } from './table-of-lines.ts'
import { tablesOfPage } from './tables-of-page.ts'

const SIZE = 10

/** Letters of one size, each as wide as it is high. */
const word = (text: string, left: number, baseline: number): readonly TextGlyph[] =>
  [...text].map((letter, at) => ({
    text: letter,
    left: left + at * SIZE,
    right: left + (at + 1) * SIZE,
    baseline,
    size: SIZE,
    bold: false,
    italic: false,
    spaced: false,
  }))

const across = (left: number, right: number, y: number): PageBox => ({ left, right, top: y, bottom: y })
const down = (x: number, top: number, bottom: number): PageBox => ({ left: x, right: x, top, bottom })

const page = (glyphs: readonly (readonly TextGlyph[])[], rules: readonly PageBox[] = []): TextPage => ({
  number: 1,
  width: 420,
  height: 595,
  glyphs: glyphs.flat(),
  pictures: [],
  rules,
  drawn: true,
})

const textsOf = ({ rows }: PlacedTable) => rows.map((row) => row.map(cellText))
const read = (given: TextPage) => {
  const { tables, lines } = tablesOfPage(given)
  return { tables: tables.map(textsOf), lines: lines.map(({ text }) => text) }
}

const CELLS = [
  ['이름', '쪽'],
  ['직지', '39'],
  ['월인', '71'],
]
/** Cells so narrow that their letters stand as near as those of one word. */
const grid = (): TextPage =>
  page(
    [
      word('위의 글', 40, 80),
      ...CELLS.flatMap((row, at) => row.map((text, column) => word(text, 42 + column * 22, 115 + at * 20))),
      word('아래 글', 40, 200),
    ],
    [...[100, 120, 140, 160].map((y) => across(40, 90, y)), ...[40, 62, 90].map((x) => down(x, 100, 160))],
  )

describe('a table of a page', () => {
  it('that is ruled is found by its lines, and its letters are no running text', () => {
    expect(read(grid())).toEqual({ tables: [CELLS], lines: ['위의 글', '아래 글'] })
  })

  it('open at its sides is one as well', () => {
    const open = grid()
    const rules = open.rules.filter(({ left, right }) => left !== right || left === 62)
    expect(read({ ...open, rules }).tables).toEqual([CELLS])
  })

  it('has a cell over two columns where no line parts them', () => {
    const wide = grid()
    const rules = [...wide.rules.filter(({ left, right }) => left !== right || left !== 62), down(62, 120, 160)]
    const [table] = tablesOfPage({ ...wide, rules }).tables
    expect(table?.rows[0]).toMatchObject([{ columns: 2 }])
    expect(table && textsOf(table)[1]).toEqual(['직지', '39'])
  })

  it('without lines is found where short pieces stand below each other in three columns', () => {
    const rows = [
      ['학년', '남', '여'],
      ['하나', '12', '13'],
      ['둘', '11', '9'],
    ]
    const glyphs = rows.flatMap((row, at) => row.map((text, column) => word(text, 40 + column * 100, 100 + at * 18)))
    expect(read(page([...glyphs, word('그 아래의 글', 40, 300)]))).toEqual({ tables: [rows], lines: ['그 아래의 글'] })
  })

  it('of two columns is found between lines of one width', () => {
    const glyphs = CELLS.flatMap((row, at) => row.map((text, column) => word(text, 40 + column * 150, 115 + at * 20)))
    const rules = [102, 120, 160].map((y) => across(38, 240, y))
    expect(read(page(glyphs, rules)).tables).toEqual([CELLS])
    expect(read(page(glyphs)).tables).toEqual([])
  })
})

describe('no table', () => {
  it('are columns of running text', () => {
    const lines = Array.from({ length: 12 }, (_, at) =>
      [0, 1, 2].map((column) => word('가나다라마바사아자', 30 + column * 110, 100 + at * 16)),
    )
    expect(read(page(lines.flat())).tables).toEqual([])
  })

  it('is a list of contents', () => {
    const rows = ['1장', '2장', '3장'].flatMap((chapter, at) => [
      word(chapter, 40, 100 + at * 20),
      word('쇠와 글', 120, 100 + at * 20),
      word(String(7 + at * 12), 340, 100 + at * 20),
    ])
    expect(read(page(rows)).tables).toEqual([])
  })

  it('is a frame around a text, nor the axes of a chart', () => {
    const frame = [across(40, 300, 100), across(40, 300, 200), down(40, 100, 200), down(300, 100, 200)]
    expect(read(page([word('틀 안의 글', 60, 140)], frame)).tables).toEqual([])
    const axes = [100, 120, 140, 160].flatMap((y) => [across(40, 300, y), down(y, 100, 160)])
    expect(read(page([word('값', 20, 130)], axes)).tables).toEqual([])
  })
})
