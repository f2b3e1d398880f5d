import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { KINDS } from './kinds.ts'
import { changeOption } from './options/change-option.ts'
import { choose } from './options/choose.ts'
import { optionSections } from './options/option-sections.ts'
import { settle } from './options/settle.ts'
import { specIssues } from './spec-issues.ts'
import { validateSpec } from './validate-spec.ts'

describe.each(KINDS)('사양 화면 $product', (kind) => {
  const specs = randomSpec(kind)

  it('고를 수 있는 것은 무엇을 골라도 만들 수 있는 사양이 됩니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(specIssues(spec)).toEqual([])
        for (const control of optionSections(spec).flatMap((section) => section.controls)) {
          if (!('choices' in control)) continue
          for (const choice of control.choices) {
            if (choice.disabledReason !== null) continue
            const next = choice.chosen && control.kind !== 'checks' ? spec : choose(spec, control.id, choice.id)
            expect(choice.spec).toEqual(next)
            expect(specIssues(next)).toEqual([])
          }
        }
      }),
      { numRuns: 8 },
    )
  })

  it('막아 둔 것을 억지로 고르면 서버도 거절하고, 까닭을 우리말로 말합니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        for (const control of optionSections(spec).flatMap((section) => section.controls)) {
          if (!('choices' in control)) continue
          for (const choice of control.choices) {
            if (choice.disabledReason === null) continue
            expect(choice.disabledReason).toMatch(/[가-힣].*\.$/u)
            expect(choice.spec).toBeNull()
            const forced = changeOption(spec, kind, control.id, choice.id)
            expect(forced && validateSpec(forced).ok).not.toBe(true)
            expect(choose(spec, control.id, choice.id)).toBe(spec)
          }
        }
      }),
      { numRuns: 8 },
    )
  })

  it('만들 수 있는 사양은 저절로 바뀌지 않고, JSON을 거쳐도 같습니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(settle(spec, kind)).toEqual(spec)
        expect(validateSpec(JSON.parse(JSON.stringify(spec)))).toEqual({ ok: true, value: spec })
      }),
      { numRuns: 25 },
    )
  })

  it('고른 것은 언제나 하나이고, 같은 이름의 칸은 없습니다', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const controls = optionSections(spec).flatMap((section) => section.controls)
        expect(new Set(controls.map((control) => control.id)).size).toBe(controls.length)
        for (const control of controls) {
          if (!('choices' in control) || control.kind === 'checks' || control.id === 'trim') continue
          expect(control.choices.filter((choice) => choice.chosen)).toHaveLength(1)
        }
      }),
      { numRuns: 8 },
    )
  })
})
