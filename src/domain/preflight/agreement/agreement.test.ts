import { describe, expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec, partOf } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { specIssues } from '#/domain/catalog/spec-issues.ts'
import type { PageFacts, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { factsOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { agreement, matchAll, matched, matchOne } from './agreement.ts'
import type { DifferenceId, ReadFile } from './difference.ts'

const A4 = { width: 210, height: 297 }

/** A file of pages without bleed. */
function pdf(count: number, size: SizeMm, colour: number | 'all' = 0): PdfFacts {
  const media = { x: 0, y: 0, ...size }
  const page = (number: number): PageFacts =>
    pageOf(number, {
      media,
      bleed: null,
      trim: null,
      size,
      colour: colour === 'all' || number <= colour ? 'colour' : 'mono',
    })
  return factsOf(Array.from({ length: count }, (_, index) => page(index + 1)))
}

const inner = (facts: PdfFacts): readonly ReadFile[] => [{ role: 'inner', facts }]
const book = choose(defaultSpec('D413'), 'body.pages', 120)
const idsOf = (spec: JobSpec, files: readonly ReadFile[]) => agreement(spec, files).map(({ id }) => id)
const one = (spec: JobSpec, files: readonly ReadFile[], wanted: DifferenceId) => {
  const found = agreement(spec, files).find(({ id }) => id === wanted)
  if (!found) throw new Error(`no difference ${wanted}`)
  return found
}

describe('책의 내지와 사양', () => {
  it('맞으면 아무것도 묻지 않습니다', () => {
    expect(agreement(book, inner(pdf(120, book.trim)))).toEqual([])
  })

  it('재단 여백이 있는 파일도 같은 판형입니다', () => {
    expect(idsOf(book, inner(factsOf(Array.from({ length: 120 }, (_, index) => pageOf(index + 1)))))).toEqual([])
  })

  it('쪽수가 다르면 사양을 파일의 쪽수로 맞출 수 있습니다', () => {
    const pages = one(book, inner(pdf(200, book.trim)), 'pages')
    expect(pages).toMatchObject({ file: '200쪽', spec: '120쪽', act: '사양을 200쪽으로', stops: true })
    expect(pages.toFile && partOf(pages.toFile, 'body')?.pages).toBe(200)
  })

  it('홀수 쪽은 빈 쪽을 더한 사양이고 그렇다고 말합니다', () => {
    const pages = one(book, inner(pdf(117, book.trim)), 'pages')
    expect(pages).toMatchObject({ file: '117쪽', act: '사양을 118쪽으로' })
    expect(pages.said.join()).toContain('빈 쪽 1쪽')
  })

  it('빈 쪽 하나만 모자란 파일은 다른 사양이 아닙니다', () => {
    expect(idsOf(book, inner(pdf(119, book.trim)))).toEqual([])
  })

  it('그 제본으로 묶을 수 없는 쪽수면 제본까지 바뀐다고 말합니다', () => {
    const pages = one(book, inner(pdf(16, book.trim)), 'pages')
    expect(pages.toFile?.binding).toBe('saddle')
    expect(pages.said.join()).toContain('제본')
  })

  it('전부 컬러인 책은 쪽수가 늘어도 전부 컬러입니다', () => {
    const coloured = choose(book, 'body.colour', 'colour')
    const files = inner(pdf(140, book.trim, 'all'))
    expect(idsOf(coloured, files)).toEqual(['pages'])
    expect(idsOf(one(coloured, files, 'pages').toFile ?? book, files)).toEqual([])
  })

  it('판형이 다르면 파일의 판형을 이름으로 말합니다', () => {
    const size = one(book, inner(pdf(120, A4)), 'size')
    expect(size).toMatchObject({ file: 'A4 국배판', spec: 'A5 국판', stops: true })
    expect(size.toFile?.trim).toEqual(A4)
  })

  it('펼침면으로 저장한 파일은 사양이 아니라 파일을 바꿀 일입니다', () => {
    const spread = one(book, inner(pdf(120, { width: 296, height: 210 })), 'spread')
    expect(spread).toMatchObject({ toFile: null, act: null, stops: true })
    expect(spread.why).toContain('낱쪽으로 된 PDF')
  })

  it('낱낱의 쪽만 크기가 다르면 다른 판형이 아닙니다', () => {
    const odd = pdf(120, book.trim)
    const pages = odd.pages.map((page) =>
      page.number < 10 ? { ...page, ...pdf(1, A4).pages[0], number: page.number } : page,
    )
    expect(idsOf(book, inner({ ...odd, pages }))).toEqual([])
  })

  it('컬러가 더 많으면 컬러 쪽을 맞출 수 있고, 흑백 주문이면 막지는 않습니다', () => {
    const mono = one(book, inner(pdf(120, book.trim, 96)), 'colour')
    expect(mono).toMatchObject({ file: '컬러 96쪽', spec: '흑백', stops: false })
    expect(mono.toFile && partOf(mono.toFile, 'body')?.colourPages).toBe(96)
    const some = mono.toFile ?? book
    expect(one(some, inner(pdf(120, book.trim, 100)), 'colour').stops).toBe(true)
  })

  it('컬러 값을 내는데 파일은 흑백이면 그것도 말합니다', () => {
    const coloured = choose(book, 'body.colour', 'colour')
    expect(one(coloured, inner(pdf(120, book.trim)), 'colour')).toMatchObject({ act: '사양을 흑백으로', stops: false })
  })

  it('읽지 못한 파일은 아무 말도 하지 않습니다', () => {
    expect(agreement(book, inner({ ...pdf(1, A4), problem: 'damaged' }))).toEqual([])
  })
})

describe('책의 표지와 사양', () => {
  const cover = (facts: PdfFacts): readonly ReadFile[] => [{ role: 'cover', facts }]

  it('표지 자리에 내지 파일이 있으면 파일을 바꿔야 합니다', () => {
    expect(one(book, cover(pdf(120, book.trim)), 'cover-pages')).toMatchObject({ toFile: null, stops: true })
  })

  it('앞표지 한 쪽만 있으면 펼쳐 달라고 말합니다', () => {
    expect(one(book, cover(pdf(1, book.trim)), 'cover').why).toContain('앞표지 한 쪽만')
  })

  it('날개만큼 넓은 표지는 날개를 달아 맞출 수 있습니다', () => {
    const winged = choose(defaultSpec('D413'), 'cover.wings', '80')
    const wide = { width: 465.6, height: 210 }
    expect(agreement(winged, cover(pdf(1, wide)))).toEqual([])
    const flat = one(defaultSpec('D413'), cover(pdf(1, wide)), 'cover')
    expect(flat.toFile && partOf(flat.toFile, 'cover')?.wings.front).toBe(80)
  })
})

describe('낱장과 사양', () => {
  const sheet = (facts: PdfFacts): readonly ReadFile[] => [{ role: 'sheet', facts }]
  const flyer = choose(defaultSpec('D304'), 'sheet.ink', '4-4')

  it('한 쪽짜리 파일은 단면으로 맞출 수 있습니다', () => {
    const sides = one(flyer, sheet(pdf(1, A4, 'all')), 'sides')
    expect(sides).toMatchObject({ file: '단면', spec: '양면', stops: true })
    expect(sides.toFile && partOf(sides.toFile, 'sheet')?.pages).toBe(1)
  })

  it('세 쪽짜리 파일은 파일을 바꿔야 합니다', () => {
    expect(one(flyer, sheet(pdf(3, A4, 'all')), 'sides')).toMatchObject({ toFile: null, stops: true })
  })

  it('흑백으로 주문한 뒷면에 색이 있으면 컬러로 바꿀지 묻습니다', () => {
    const halved = choose(flyer, 'sheet.ink', '4-1')
    const colour = one(halved, sheet(pdf(2, A4, 'all')), 'colour')
    expect(colour).toMatchObject({ label: '뒷면 색', act: '뒷면도 컬러로', stops: false })
    expect(colour.toFile && partOf(colour.toFile, 'sheet')?.ink).toEqual({ front: 4, back: 4 })
    expect(agreement(halved, sheet(pdf(2, A4, 1)))).toEqual([])
  })

  it('크기만 다르면 인쇄 면은 그대로 둡니다', () => {
    const size = one(flyer, sheet(pdf(2, { width: 148, height: 210 }, 'all')), 'size')
    expect(size.toFile).toMatchObject({ trim: { width: 148, height: 210 } })
    expect(size.toFile && partOf(size.toFile, 'sheet')?.ink).toEqual({ front: 4, back: 4 })
  })
})

describe('파일에 모두 맞추기', () => {
  it('판형, 쪽수, 컬러를 한 번에 맞추고 무엇을 맞췄는지 말합니다', () => {
    const files = inner(pdf(117, A4, 104))
    const { spec, done } = matched(book, files, new Set())
    expect(done.map(({ id }) => id)).toEqual(['size', 'pages', 'colour'])
    expect(spec.trim).toEqual(A4)
    expect(partOf(spec, 'body')).toMatchObject({ pages: 118, colourPages: 104 })
    expect(specIssues(spec)).toEqual([])
    expect(agreement(spec, files)).toEqual([])
  })

  it('어디서 맞추든 같습니다: 인쇄를 막지 않는 것만 지킬 수 있습니다', () => {
    const files = inner(pdf(117, A4, 104))
    const all = matchAll(book, files, new Set())
    expect(all).toEqual(matched(book, files, new Set()))
    expect(matchAll(book, files, new Set<DifferenceId>(['pages']))).toEqual(all)
    const loose = inner(pdf(120, book.trim))
    const coloured = choose(book, 'body.colour', 'colour')
    expect(matchAll(coloured, loose, new Set<DifferenceId>(['colour'])).spec).toBe(coloured)
  })

  it('하나뿐인 차이는 하나만 맞추나 모두 맞추나 같습니다', () => {
    const files = inner(pdf(117, book.trim))
    expect(idsOf(book, files)).toEqual(['pages'])
    expect(matchOne(book, files, 'pages')).toEqual(matchAll(book, files, new Set()))
  })

  it('하나만 맞추면 다른 차이는 그대로 남습니다', () => {
    const files = inner(pdf(117, A4, 104))
    const { spec, done } = matchOne(book, files, 'size')
    expect(done.map(({ id }) => id)).toEqual(['size'])
    expect(idsOf(spec, files)).toEqual(['pages', 'colour'])
  })

  it('사양을 지키기로 한 것은 바꾸지 않습니다', () => {
    const files = inner(pdf(117, A4, 104))
    const { spec } = matched(book, files, new Set<DifferenceId>(['colour']))
    expect(partOf(spec, 'body')).toMatchObject({ pages: 118, colourPages: 0 })
    expect(idsOf(spec, files)).toEqual(['colour'])
  })

  it.each(['D413', 'D303', 'D304', 'D302', 'D301'] satisfies ProductCode[])(
    '%s 어떤 파일이 와도 만들 수 있는 사양입니다',
    (product) => {
      const role = defaultSpec(product).binding === null ? 'sheet' : 'inner'
      for (const count of [1, 2, 3, 17, 300, 2000])
        for (const size of [A4, { width: 90, height: 50 }, { width: 900, height: 1300 }, { width: 148, height: 210 }]) {
          const { spec } = matched(defaultSpec(product), [{ role, facts: pdf(count, size, 'all') }], new Set())
          expect(specIssues(spec)).toEqual([])
        }
    },
  )
})
