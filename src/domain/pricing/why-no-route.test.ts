import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { quoteValid } from './quote-job.ts'
import { TARIFF_2026_11 as TARIFF } from './tariff-2026-11.data.ts'

const refusal = (spec: JobSpec): string => {
  const answer = quoteValid(spec, TARIFF)
  return answer.ok ? '' : answer.error.message
}
const flyer = { ...defaultSpec('D304'), production: 'ganged' as const }
const withSheet = (change: Partial<JobSpec['parts'][number]>): JobSpec => ({
  ...flyer,
  parts: flyer.parts.map((part) => ({ ...part, ...change })),
})

describe('찍을 수 없는 까닭', () => {
  it('합판은 크기, 종이, 도수, 수량 가운데 무엇이 맞지 않는지 적습니다', () => {
    expect(refusal({ ...flyer, trim: { width: 200, height: 290 } })).toContain('지금 200 × 290 mm입니다')
    expect(refusal(withSheet({ paper: 'snow-180' }))).toContain('스노우지 180 g은 합판에 쓰지 않는')
    expect(refusal(withSheet({ ink: { front: 4, back: 1 } }))).toContain('컬러 단면과 컬러 양면만')
    expect(refusal({ ...flyer, copies: 30_000 })).toContain('20,000장까지 됩니다. 지금 30,000장입니다')
  })

  it('너무 큰 인쇄물은 가장 큰 종이와 찍히는 크기를 적습니다', () => {
    const poster = { ...defaultSpec('D301'), trim: { width: 800, height: 1200 } }
    expect(refusal(poster)).toBe(
      '종이와 인쇄 806 × 1206 mm(도련까지)는 가장 큰 종이 46전에 앉지 않습니다. 771 × 1081 mm까지 찍힙니다.',
    )
  })

  it('종이가 인쇄기에 맞지 않으면 그 무게를 적습니다', () => {
    const heavy = {
      ...TARIFF,
      digital: [],
      offset: TARIFF.offset.map((one) => ({ ...one, gsm: { min: 200, max: 350 } })),
    }
    const answer = quoteValid(defaultSpec('D301'), heavy)
    expect(answer.ok ? '' : answer.error.message).toContain('200–350 g 종이가 들어갑니다')
  })
})
