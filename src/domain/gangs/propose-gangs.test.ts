import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { whyAlone, whyApart } from './gang-match.ts'
import { proposeGangs, type WaitingLine } from './propose-gangs.ts'

const FLYER = defaultSpec('D304')
const [PART] = FLYER.parts
if (!PART) throw new Error('a flyer is one sheet')

const flyer = (code: string, copies: number, more: Partial<WaitingLine['spec']> = {}, part = {}): WaitingLine => ({
  lineId: code,
  code,
  route: 'offset-ganged',
  copies,
  due: null,
  spec: { ...FLYER, copies, ...more, parts: [{ ...PART, ...part }] },
})
const A5 = { trim: { width: 148, height: 210 } }
const codes = (lines: readonly WaitingLine[]) =>
  proposeGangs(lines, TARIFF_2026_11).map(({ sheet }) => sheet.members.map(({ line }) => line.code))

describe('the machine proposes', () => {
  it('jobs of one paper and coating on one sheet, cheaper together than alone', () => {
    const lines = [
      flyer('a', 4000),
      flyer('b', 4000, A5),
      flyer('c', 4000, {}, { paper: 'snow-150' }),
      flyer('d', 4000, A5, { coating: { front: 'matte', back: 'matte' } }),
    ]
    const [proposal] = proposeGangs(lines, TARIFF_2026_11)
    expect(codes(lines)).toEqual([['a', 'b']])
    expect(proposal?.sheet.cost.total).toBeLessThan(proposal?.alone ?? 0)
  })

  it('what is due first before what fits better', () => {
    const early = { ...flyer('z', 4000), due: '2026-11-25' }
    expect(codes([flyer('a', 4000), flyer('b', 4000), early])[0]).toContain('z')
  })

  it('nothing where a job would be printed far too often beside another', () => {
    expect(codes([flyer('a', 100_000), flyer('b', 100, A5)])).toEqual([])
  })
})

describe('a job shares no sheet', () => {
  it('that is no single sheet, that has plates of its own, or that wants another ink', () => {
    expect(whyAlone({ spec: defaultSpec('D413'), route: 'offset-ganged' })).toContain('한 장짜리')
    expect(whyAlone({ ...flyer('a', 4000), route: 'offset-dedicated' })).toContain('독판')
    expect(whyAlone({ ...flyer('a', 4000), route: 'digital-sheet' })).toContain('디지털')
    expect(whyAlone(flyer('a', 4000, {}, { finishes: [{ id: 'spot-ink' }] }))).toContain('별색')
    expect(whyAlone(flyer('a', 4000))).toBeNull()
  })

  it('with one of another paper or coating', () => {
    expect(whyApart(flyer('a', 4000), flyer('b', 4000, {}, { paper: 'snow-150' }))).toContain('종이가 다릅니다')
    const coated = flyer('b', 4000, {}, { coating: { front: 'matte', back: 'none' } })
    expect(whyApart(flyer('a', 4000), coated)).toContain('코팅이 다릅니다')
    expect(whyApart(flyer('a', 4000), flyer('b', 500, A5, { ink: { front: 4, back: 0 }, pages: 1 }))).toBeNull()
  })
})
