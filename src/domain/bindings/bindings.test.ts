import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { bodyLabel } from './body-label.ts'
import { filesToBlacken } from './file-colour.ts'
import { priceBinding } from './price-binding.ts'
import { bindingProblems, whyNot } from './binding-problems.ts'
import { type BindingFile, type BindingSet, completeClasses, copiesOf, NEW_SET } from './binding-set.ts'
import { bindingSpec } from './binding-spec.ts'
import { coverValues } from './binding-cover.ts'
import { isCut, pageScale } from './fit-page.ts'
import { bookPages, planBinding } from './plan-binding.ts'

const file = (fileId: string, pages: number, colourPages = 0): BindingFile => ({
  fileId,
  name: `${fileId}.pdf`,
  bytes: 1000,
  pages,
  colourPages,
  size: { width: 210, height: 297 },
  fit: 'scale',
  blankBack: true,
  colour: null,
})
const set = (change: Partial<BindingSet> = {}): BindingSet => ({
  ...NEW_SET,
  files: [file('a', 46), file('b', 62), file('c', 71, 4), file('d', 35)],
  cover: { ...NEW_SET.cover, title: '이차방정식' },
  classes: [
    { name: '중3 심화 A', copies: 18 },
    { name: '중3 정규', copies: 16 },
  ],
  ...change,
})
const said = (asked: BindingSet) => bindingProblems(asked).map(({ path, message }) => `${path} ${message}`)

describe('four files of a teacher', () => {
  it('are numbered through, with one blank behind the odd one', () => {
    const plan = planBinding(set())
    expect(plan.places.map(({ first, last, blanks }) => [first, last, blanks])).toEqual([
      [1, 46, 0],
      [47, 108, 0],
      [109, 179, 1],
      [181, 215, 1],
    ])
    expect(plan).toMatchObject({ pages: 216, blanks: 2, colourPages: 4, dividersAfter: [] })
  })

  it('run on without the blank where the teacher took it out', () => {
    const files = set().files.map((one) => ({ ...one, blankBack: false }))
    expect(planBinding(set({ files })).places.map(({ first }) => first)).toEqual([1, 47, 109, 180])
  })

  it('keep the blank before a divider, which is a leaf of its own', () => {
    const files = set().files.map((one) => ({ ...one, blankBack: false }))
    expect(planBinding(set({ files, divider: 'blue' })).dividersAfter).toEqual([46, 108, 180])
  })

  it('are priced as a book of one black body with four pages in colour', () => {
    expect(bindingSpec(set({ divider: 'yellow' }))).toMatchObject({
      product: 'D413',
      copies: 34,
      binding: 'pp-coil',
      parts: [
        { id: 'cover' },
        { id: 'body', pages: 216, colourPages: 4, ink: { front: 4, back: 4 } },
        { id: 'insert-1', pages: 6, paper: 'colour-yellow-90' },
      ],
    })
    expect(bindingSpec(set({ colour: 'black' })).parts[1]).toMatchObject({ colourPages: 0, ink: { front: 1, back: 1 } })
    expect(bindingSpec(set({ colour: 'full' })).parts[1]).toMatchObject({ colourPages: 216 })
  })

  it('stand page by page in the book', () => {
    const pages = bookPages(set())
    expect([pages[0], pages[46], pages[179], pages[180]]).toEqual([
      { file: 0, page: 1 },
      { file: 1, page: 1 },
      null,
      { file: 3, page: 1 },
    ])
  })
})

describe('one file may be printed otherwise than its book', () => {
  const [a, b, c, d] = [file('a', 46, 6), file('b', 62, 62), file('c', 71, 4), file('d', 35)]
  const asked = (change: Partial<BindingSet> = {}) =>
    set({ files: [{ ...a, colour: 'black' }, { ...b, colour: 'full' }, c, d], ...change })

  it('its coloured pages are counted by what was said of it, and priced so', () => {
    expect(planBinding(asked()).colourPages).toBe(66)
    expect(planBinding(asked({ colour: 'black' })).colourPages).toBe(62)
    expect(planBinding(asked({ colour: 'full' })).colourPages).toBe(62 + 71 + 35)
    expect(bindingSpec(asked({ colour: 'black' })).parts[1]).toMatchObject({
      colourPages: 62,
      ink: { front: 4, back: 4 },
    })
    const total = (each: BindingSet) => {
      const priced = priceBinding(each, TARIFF)
      return priced.ok ? priced.value.quote.total : 0
    }
    expect(total(set({ files: [a, b, c, d], colour: 'black' }))).toBeLessThan(total(asked({ colour: 'black' })))
    expect(total(asked())).toBeLessThan(total(set({ files: [a, b, c, d] })))
  })

  it('becomes black where others beside it are coloured, and only then', () => {
    expect(filesToBlacken(asked())).toEqual([0])
    expect(filesToBlacken(asked({ colour: 'black' }))).toEqual([0, 2])
    expect(filesToBlacken(set({ files: [a, b, c, d], colour: 'black' }))).toEqual([])
  })

  it('is named in what the press reads', () => {
    expect(bodyLabel(asked())).toBe('본문 (컬러는 47–108·109–179쪽에만)')
    expect(bodyLabel(asked({ divider: 'blue' }))).toBe('본문 (컬러는 47–108·109–179쪽에만, 간지 46·108·180쪽 뒤)')
    expect(bodyLabel(set())).toBe('본문')
    const many = Array.from({ length: 9 }, (_, at) => ({ ...file(`${at}`, 10, 1), colour: 'full' as const }))
    expect(bodyLabel(set({ files: many }))).toBe('본문 (컬러는 파일 9개에만)')
  })
})

describe('what cannot be bound is said', () => {
  it('a stapled book that is too thick, with what it would take', () => {
    expect(whyNot(set(), 'saddle')).toBe('중철은 64쪽까지 됩니다. 지금 216쪽입니다.')
    expect(whyNot(set({ files: [file('a', 8), file('b', 8)], divider: 'pink' }), 'saddle')).toContain('간지')
    expect(whyNot(set())).toBeNull()
  })

  it('sixty files', () => {
    const files = Array.from({ length: 60 }, (_, at) => file(`f${at}`, 4))
    expect(said(set({ files }))[0]).toContain('50개까지 묶을 수 있어요. 지금 60개예요')
  })

  it('the same file twice', () => {
    expect(said(set({ files: [file('a', 40), file('a', 40)] }))).toEqual([
      'files.1 「a.pdf」이 두 번 들어 있어요. 하나를 빼 주세요.',
    ])
  })

  it('no file, no title, no class', () => {
    expect(said({ ...NEW_SET, classes: [] })).toEqual([
      'files 묶을 PDF를 한 개 이상 올려 주세요.',
      'cover.title 표지에 들어갈 제목을 적어 주세요.',
      'classes 반을 하나 이상 적어 주세요.',
    ])
  })

  it('a class without name or with no copies, and the price goes by the others', () => {
    const classes = [
      { name: '고1', copies: 12 },
      { name: '', copies: 5 },
      { name: '고2', copies: 0 },
      { name: ' ', copies: 0 },
      { name: '고1', copies: 3 },
    ]
    expect(said(set({ classes })).map((text) => text.slice(0, 9))).toEqual([
      'classes.1',
      'classes.2',
      'classes.3',
      'classes.4',
    ])
    expect(said(set({ classes }))[1]).toContain('「고2」 반이 0권이에요')
    expect(completeClasses(classes)).toHaveLength(2)
    expect(copiesOf(classes)).toBe(15)
  })

  it('letters that our type has not, and a title that is too long', () => {
    const cover = { ...NEW_SET.cover, title: '方程式', subtitle: '가'.repeat(41) }
    expect(said(set({ cover }))).toHaveLength(2)
  })

  it('files too heavy to be joined', () => {
    const of = (bytes: number) => said(set({ files: [{ ...file('a', 40), bytes }] }))
    expect(of(200 * 1024 ** 2)).toEqual([])
    expect(of(201 * 1024 ** 2)[0]).toContain('지금 201 MB예요')
  })

  it('a book thinner than its binding holds', () => {
    expect(whyNot(set({ files: [file('a', 6)] }), 'perfect')).toContain('24쪽부터')
  })
})

it('a page of another size fills the book, or stands in the middle as it is', () => {
  const a4 = { width: 210, height: 297 }
  const b5 = { width: 182, height: 257 }
  expect(pageScale(b5, a4, 'scale')).toBeCloseTo(1.154, 3)
  expect(pageScale(b5, a4, 'keep')).toBe(1)
  expect(pageScale({ width: 210.4, height: 296.8 }, a4, 'scale')).toBe(1)
  expect([isCut(a4, b5, 'keep'), isCut(a4, b5, 'scale'), isCut(b5, a4, 'keep')]).toEqual([true, false, false])
})

it('a cover is read on every ground', () => {
  expect(coverValues({ ...NEW_SET.cover, colour: 'indigo' })).toMatchObject({ ink: 'white', accent: 'mustard' })
  expect(coverValues({ ...NEW_SET.cover, colour: 'mustard' })).toMatchObject({ ink: 'ink', accent: 'indigo' })
})
