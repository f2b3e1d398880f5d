import { describe, expect, it } from 'vitest'
import { closestSpec } from './closest-spec.ts'
import { defaultSpec, partOf } from './kinds.ts'
import { specKey } from './spec-key.ts'
import { specRows } from './spec-rows.ts'
import { specSummary } from './spec-summary.ts'
import { specIssues } from './spec-issues.ts'

const A5 = { width: 148, height: 210 }

describe('파일에서 읽은 사양', () => {
  it('재단 여백이 있는 A5 240쪽을 A5 240쪽 무선으로 읽습니다', () => {
    const { spec, assumed } = closestSpec('D413', { pages: 240, trim: { width: 154, height: 216 }, colourPages: 16 })
    expect(spec).toMatchObject({ trim: A5, binding: 'perfect' })
    expect(partOf(spec, 'body')).toMatchObject({ pages: 240, colourPages: 16 })
    expect(assumed).toEqual(['쪽 크기에서 사방 3 mm를 재단 여백으로 보았습니다.'])
  })

  it('홀수 쪽에는 빈 쪽을 더하고 그렇다고 말합니다', () => {
    const { spec, assumed } = closestSpec('D413', { pages: 117, trim: { width: 210, height: 297 }, colourPages: 0 })
    expect(partOf(spec, 'body')?.pages).toBe(118)
    expect(assumed.join()).toContain('빈 쪽 1쪽')
    expect(specIssues(spec)).toEqual([])
  })

  it('16쪽짜리는 무선으로 묶을 수 없어 중철로 바꿉니다', () => {
    const { spec, assumed } = closestSpec('D413', { pages: 16, trim: A5, colourPages: 16 })
    expect(spec.binding).toBe('saddle')
    expect(assumed.join()).toContain('제본')
  })

  it('표지 파일이 넓으면 날개로 봅니다', () => {
    const { spec } = closestSpec('D413', {
      pages: 200,
      trim: A5,
      colourPages: 0,
      coverSize: { width: 465.6, height: 210 },
    })
    expect(partOf(spec, 'cover')?.wings.front).toBe(80)
  })

  it('낯선 크기는 직접 입력한 크기로 넣습니다', () => {
    expect(closestSpec('D413', { pages: 100, trim: { width: 140, height: 220.1 }, colourPages: 0 }).spec.trim).toEqual({
      width: 140,
      height: 220,
    })
  })

  it('지나치게 큰 크기는 지어내지 않고 말로 알립니다', () => {
    const { spec, assumed } = closestSpec('D413', { pages: 100, trim: { width: 600, height: 800 }, colourPages: 0 })
    expect(spec.trim).toEqual(A5)
    expect(assumed.join()).toContain('300 mm까지')
  })

  it('한 쪽짜리 흑백 파일은 단면 흑백 전단입니다', () => {
    const { spec } = closestSpec('D304', { pages: 1, trim: { width: 210, height: 297 }, colourPages: 0 })
    expect(partOf(spec, 'sheet')).toMatchObject({ pages: 1, ink: { front: 1, back: 0 } })
  })
})

describe('사양을 적은 글', () => {
  it('한 줄로 줄여 적습니다', () => {
    expect(specSummary(defaultSpec('D413'))).toBe('A5 국판 200쪽 무선 100권')
    expect(specSummary(defaultSpec('D304'))).toBe('A4 양면 4,000장')
  })

  it('표로 풀어 적습니다', () => {
    expect(specRows(defaultSpec('D413'))).toEqual([
      { label: '상품', value: '책' },
      { label: '크기', value: 'A5 국판 148 × 210 mm' },
      { label: '제본', value: '무선, 왼쪽, 책등 9.6 mm' },
      { label: '표지', value: '아트지 250 g, 4도/0도, 무광 코팅' },
      { label: '내지', value: '미색모조 80 g, 200쪽 흑백' },
      { label: '부수', value: '100권' },
    ])
  })

  it('같은 일은 적힌 차례가 달라도 같은 열쇠를 가집니다', () => {
    const spec = defaultSpec('D413')
    const shuffled = Object.fromEntries(Object.entries(spec).toReversed()) as unknown as typeof spec
    expect(specKey(shuffled)).toBe(specKey(spec))
    expect(specKey({ ...spec, copies: 101 })).not.toBe(specKey(spec))
  })
})
