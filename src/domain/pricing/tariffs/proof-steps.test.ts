import { expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import type { TariffFinding } from './tariff-finding.ts'
import { editTariff } from './edit-tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'
import { proofSteps } from './proof-steps.ts'

/** The first findings of an edited tariff; that the tariff as it is has none is `prove-prices.test.ts`. */
function firstFindings(...edits: readonly TariffEdit[]): readonly TariffFinding[] {
  const answer = editTariff(TARIFF, edits)
  if (!answer.ok) throw new Error(answer.error[0]?.message)
  for (const step of proofSteps(answer.value)) {
    const found = step()
    if (found.length > 0) return found
  }
  return []
}

it('공짜가 된 선택은 다시 보게 하고, 두 일과 값을 적습니다', () => {
  const found = firstFindings({ key: 'digital/toner/minimum', value: 30_000 })
  expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['look']))
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^책 .*「.*」 .*원에서 「.*」 .*원으로 더하는 것이 공짜입니다\.$/),
  )
})

it('덜 하는 쪽이 더 비싸지면 막습니다', () => {
  const found = firstFindings({ key: 'digital/wide/mono@1', value: 20_000 })
  expect(found.map(({ level }) => level)).toContain('stop')
  expect(found.find(({ level }) => level === 'stop')?.message).toMatch(/1도.*4도.*보다 비쌉니다\.$/)
})
