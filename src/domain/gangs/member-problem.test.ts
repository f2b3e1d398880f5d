import { expect, it } from 'vitest'
import type { LineFacts } from '#/domain/orders/guards.ts'
import { memberProblem } from './member-problem.ts'

const FACTS: LineFacts = {
  payment: 'paid',
  file: 'approved',
  production: 'waiting',
  printed: false,
  moneyMissing: false,
  changeWaits: false,
  approvedPages: true,
  packaged: true,
}
const problem = (facts: Partial<LineFacts> = {}, now: { approved?: string; cancelAsked?: boolean } = {}) =>
  memberProblem({ facts: { ...FACTS, ...facts }, approved: 'a', bound: 'a', cancelAsked: false, ...now })

it('keeps a job on its sheet while it stands as it was put there', () => {
  expect(problem()).toBeNull()
  expect(problem({ production: 'planned' })).toBeNull()
})

it('says of each change why the job cannot stay', () => {
  expect(problem({ production: 'cancelled' })).toContain('취소된')
  expect(problem({ production: 'on-hold' })).toContain('멈춰 둔')
  expect(problem({ file: 'waiting-customer' })).toContain('승인이 나지 않은')
  expect(problem({ approvedPages: false })).toContain('바뀐')
  expect(problem({}, { approved: 'b' })).toContain('바뀐')
  expect(problem({}, { cancelAsked: true })).toContain('취소를 요청')
  expect(problem({ moneyMissing: true })).toContain('결제')
  expect(problem({ production: 'printing' })).toContain('이미 제작')
})
