import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { KINDS, defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { makePricer } from './pricer.ts'

const pricer = makePricer(TARIFF_2026_11)
const context = { closed: {}, unpriced: pricer.unpriced }
const choicesOf = (spec: JobSpec) =>
  optionSections(spec, context).flatMap(({ controls }) =>
    controls.flatMap((control) =>
      'choices' in control ? control.choices.map((choice) => ({ ...choice, controlId: control.id })) : [],
    ),
  )
const reason = (spec: JobSpec, controlId: string, id: string) =>
  choicesOf(spec).find((choice) => choice.controlId === controlId && choice.id === id)?.disabledReason

const FLYER = defaultSpec('D304')
const GANGED: JobSpec = { ...FLYER, production: 'ganged' }
const THICK: JobSpec = { ...FLYER, parts: FLYER.parts.map((part) => ({ ...part, paper: 'snow-180' })) }

describe('값이 없는 선택', () => {
  it('은 고르기 전에 막히고 까닭을 말합니다: 합판은 정해진 종이와 크기까지만 됩니다', () => {
    expect(reason(THICK, 'production', 'ganged')).toBe('합판은 이 종이로 찍지 않습니다.')
    expect(reason(GANGED, 'sheet.ink', '1-1')).toBeNull()
    expect(reason(GANGED, 'sheet.paper', 'snow-180')).toBe('합판은 이 종이로 찍지 않습니다.')
    expect(reason(GANGED, 'sheet.ink', '4-0')).toBeNull()
  })

  it('은 적어 넣어도 되지 않습니다', () => {
    const typed = attempt(GANGED, 'size', { width: 300, height: 430 }, context)
    expect(typed).toMatchObject({ ok: false, error: expect.stringMatching(/^합판은 .* mm까지 됩니다\.$/) })
    expect(attempt(GANGED, 'copies', 30_000, context)).toEqual({ ok: false, error: '합판은 20,000장까지 됩니다.' })
  })

  it('에서 벗어나는 길은 모두 열려 있습니다', () => {
    const stuck: JobSpec = { ...THICK, production: 'ganged' }
    expect(pricer.quote(stuck).ok).toBe(false)
    expect(reason(stuck, 'production', 'auto')).toBeNull()
    expect(reason(stuck, 'sheet.paper', 'art-100')).toBeNull()
  })

  it.each(KINDS)('은 $product 어디에서도 열려 있지 않습니다', (kind) => {
    fc.assert(
      fc.property(randomSpec(kind), (spec) => {
        fc.pre(pricer.quote(spec).ok)
        for (const choice of choicesOf(spec)) if (choice.spec) expect(pricer.quote(choice.spec).ok).toBe(true)
      }),
      { numRuns: 10 },
    )
  })
})
