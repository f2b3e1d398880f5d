import { expect, it } from 'vitest'
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

it('합판은 크기, 종이, 수량 가운데 무엇이 맞지 않는지 적고, 다른 길을 알려 줍니다', () => {
  expect(refusal({ ...flyer, trim: { width: 300, height: 400 } })).toContain('합판은 297 × 420 mm까지 됩니다.')
  expect(refusal(withSheet({ paper: 'snow-180' }))).toContain('합판은 이 종이로 찍지 않습니다.')
  expect(refusal(withSheet({ ink: { front: 4, back: 1 } }))).toBe('')
  expect(refusal({ ...flyer, copies: 30_000 })).toBe(
    '합판은 20,000장까지 됩니다. 인쇄 방식을 「자동 선택」로 바꾸시면 됩니다.',
  )
})
