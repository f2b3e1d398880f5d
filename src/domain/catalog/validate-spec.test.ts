import { describe, expect, it } from 'vitest'
import type { JobSpec, PartSpec } from './job-spec.ts'
import { defaultSpec } from './kinds.ts'
import { attempt, choose } from './options/choose.ts'
import { optionSections } from './options/option-sections.ts'
import type { Choice } from './options/option-model.ts'
import { specRows } from './spec-rows.ts'
import { validateSpec } from './validate-spec.ts'

const book = defaultSpec('D413')
const withPart = (spec: JobSpec, role: PartSpec['role'], change: Partial<PartSpec>): JobSpec => ({
  ...spec,
  parts: spec.parts.map((part) => (part.role === role ? { ...part, ...change } : part)),
})

function firstIssue(spec: JobSpec): string | null {
  const answer = validateSpec(spec)
  return answer.ok ? null : `${answer.error[0]?.path}: ${answer.error[0]?.message}`
}

function choiceOf(spec: JobSpec, controlId: string, choiceId: string): Choice {
  const control = optionSections(spec)
    .flatMap((section) => section.controls)
    .find((candidate) => candidate.id === controlId)
  const choice =
    control && 'choices' in control ? control.choices.find((candidate) => candidate.id === choiceId) : undefined
  if (!choice) throw new Error(`no choice ${controlId} ${choiceId}`)
  return choice
}

describe('안 되는 사양', () => {
  it.each<[string, JobSpec, string]>([
    ['중철 200쪽', { ...book, binding: 'saddle' }, 'parts.1.pages: 중철은 64쪽까지 됩니다. 지금 200쪽입니다.'],
    [
      '양장 202쪽',
      withPart({ ...book, binding: 'hard' }, 'body', { pages: 202 }),
      'parts.1.pages: 양장은 4쪽씩 늘어납니다. 지금 202쪽입니다.',
    ],
    ['무선 22쪽', withPart(book, 'body', { pages: 22 }), 'parts.1.pages: 무선은 24쪽부터 됩니다. 지금 22쪽입니다.'],
    [
      '홀수 쪽',
      withPart(book, 'body', { pages: 201 }),
      'parts.1.pages: 내지 쪽수는 2쪽씩 늘어납니다. 지금 201쪽입니다.',
    ],
    [
      '세로 345 mm',
      { ...book, trim: { width: 148, height: 345 } },
      'trim.height: 세로는 330 mm까지 됩니다. 지금 345 mm입니다.',
    ],
    [
      '레자크에 코팅',
      withPart(book, 'cover', { paper: 'leathac-200' }),
      'parts.0.coating.front: 레자크에는 코팅이 붙지 않습니다.',
    ],
    [
      '두꺼운 종이 1000쪽',
      withPart(book, 'body', { paper: 'arte-130', pages: 1000 }),
      'parts.1.pages: 무선은 두께 50 mm까지 됩니다. 지금 96 mm입니다. 쪽수를 줄이거나 얇은 종이를 골라 주세요.',
    ],
    [
      'A4에 날개 120 mm',
      withPart({ ...book, trim: { width: 210, height: 297 } }, 'cover', { wings: { front: 120, back: 120 } }),
      'parts.0.wings: 표지를 펼치면 669.6 mm입니다. 644 mm까지 됩니다.',
    ],
    [
      '무선에 타공',
      { ...book, finishes: [{ id: 'hole', variant: 'd6', count: 2 }] },
      'finishes.0: 풀이나 스프링으로 묶은 책에는 뚫을 수 없습니다. 중철이나 낱장에서 됩니다.',
    ],
    ['0권', { ...book, copies: 0 }, 'copies: 1권부터 주문하실 수 있습니다.'],
    [
      '크기 없는 박',
      withPart(book, 'cover', { finishes: [{ id: 'foil', variant: 'gold' }] }),
      'parts.0.finishes.0.area: 박 크기를 적어 주세요.',
    ],
    [
      '컬러 쪽 없는 컬러',
      withPart(book, 'body', { ink: { front: 4, back: 4 } }),
      'parts.1.colourPages: 컬러 쪽을 1쪽 이상 적어 주세요.',
    ],
    ['없는 종이', withPart(book, 'body', { paper: 'gold-999' }), 'parts.1.paper: 이 부분에 쓰지 않는 종이입니다.'],
  ])('%s', (_name, spec, message) => {
    expect(firstIssue(spec)).toBe(message)
  })

  it('두꺼운 종이를 접으려면 오시가 있어야 합니다', () => {
    expect(firstIssue({ ...defaultSpec('D302'), finishes: [] })).toBe(
      'finishes: 150 g 이상 종이는 접기 전에 오시 2줄을 넣어야 합니다.',
    )
  })
})

describe('고르기', () => {
  it('안 되는 제본은 고르기 전에 막고 까닭을 적습니다', () => {
    expect(choiceOf(book, 'binding', 'saddle')).toMatchObject({
      disabledReason: '중철은 64쪽까지 됩니다. 지금 200쪽입니다.',
      spec: null,
    })
  })

  it('양장을 고르면 면지와 표지 종이가 따라오고, 그렇다고 말합니다', () => {
    const hard = choiceOf(book, 'binding', 'hard')
    expect(hard.also).toBe('면지가 들어갑니다. 표지 종이: 아트지 150 g')
    expect(hard.spec?.parts.map((part) => part.id)).toEqual(['cover', 'endpaper', 'body'])
  })

  it('양장에서는 면지를 뺄 수 없습니다', () => {
    expect(attempt(choose(book, 'binding', 'hard'), 'endpaper.paper', 'none')).toEqual({
      ok: false,
      error: '양장에는 면지가 꼭 들어갑니다.',
    })
  })

  it('컬러 책의 쪽수를 늘리면 늘어난 쪽도 컬러입니다', () => {
    const colour = choose(book, 'body.colour', 'colour')
    expect(choose(colour, 'body.pages', 240).parts[1]).toMatchObject({ pages: 240, colourPages: 240 })
  })

  it('접는 방법을 바꾸어도 펼친 크기는 그대로입니다', () => {
    const half = choose(defaultSpec('D302'), 'sheet.fold', 'half')
    expect(half.trim).toEqual({ width: 148.5, height: 210 })
    expect(half.finishes).toEqual([{ id: 'score', count: 2 }])
  })

  it('검은 글 사이에 화보를 다른 종이로 넣고, 다시 뺄 수 있습니다', () => {
    const plates = choose(book, 'body.sections', 'two')
    expect(plates.parts.map((part) => [part.id, part.paper, part.pages])).toEqual([
      ['cover', 'art-250', 4],
      ['body', 'cream-80', 200],
      ['body-2', 'snow-100', 16],
    ])
    const more = choose(choose(plates, 'body-2.pages', 32), 'body.pages', 200)
    expect(more.parts.map((part) => part.pages)).toEqual([4, 168, 32])
    expect(choose(choose(more, 'body.sections', 'one'), 'body.pages', 200)).toEqual(book)
    expect(specRows(plates).map((row) => row.label)).toContain('내지 2')
  })

  it('잠시 없는 종이는 까닭과 함께 닫힙니다', () => {
    const context = { closed: { 'cream-100': '11월 25일에 다시 들어옵니다.' } }
    expect(attempt(book, 'body.paper', 'cream-100', context)).toEqual({
      ok: false,
      error: '11월 25일에 다시 들어옵니다.',
    })
  })
})
