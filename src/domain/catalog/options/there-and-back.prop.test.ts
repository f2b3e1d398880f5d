import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { quote } from '#/domain/pricing/quote-job.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import type { JobSpec } from '../job-spec.ts'
import { defaultSpec, KINDS } from '../kinds.ts'
import { attemptKeeping, type ChosenJob } from './choose.ts'
import { optionSections } from './option-sections.ts'

/** What customers take out with their own hand begins anew, with the usual pages, colours or place. */
const takenOut = (controlId: string, choiceId: string, wasChosen: boolean) =>
  (controlId === 'finish' && wasChosen) ||
  controlId === 'body.colour' ||
  (controlId === 'body.sections' && choiceId === 'one') ||
  (controlId.endsWith('.paper') && choiceId === 'none')

const total = (spec: JobSpec) => {
  const priced = quote(spec, TARIFF_2026_11)
  return priced.ok ? priced.value.total : null
}

const move = (job: ChosenJob, controlId: string, value: string): ChosenJob | null => {
  const next = attemptKeeping(job.spec, controlId, value, { closed: {}, wanted: job.wanted })
  return next.ok ? next.value : null
}

it('무선에서 양장으로 갔다가 돌아오면 면지가 남지 않습니다', () => {
  const spec = defaultSpec('D413')
  const hard = move({ spec, wanted: spec }, 'binding', 'hard')
  expect(hard?.spec.parts.map((part) => part.role)).toContain('endpaper')
  const back = hard && move(hard, 'binding', spec.binding ?? '')
  expect(back?.spec).toEqual(spec)
})

it('손수 고른 면지는 양장에서 돌아와도 남습니다', () => {
  const spec = defaultSpec('D413')
  const hard = move({ spec, wanted: spec }, 'binding', 'hard')
  const papers = optionSections(hard?.spec ?? spec)
    .flatMap((section) => section.controls)
    .find(({ id }) => id === 'endpaper.paper')
  const other =
    papers && 'choices' in papers ? papers.choices.find((choice) => !choice.chosen && choice.spec) : undefined
  const chosen = hard && other && move(hard, 'endpaper.paper', other.id)
  const back = chosen && move(chosen, 'binding', spec.binding ?? '')
  expect(back?.spec.parts.find((part) => part.role === 'endpaper')?.paper).toBe(other?.id)
})

describe.each(KINDS)('갔다가 돌아온 선택 $product', (kind) => {
  it('어떤 선택이든 골랐다가 되돌리면 값이 처음과 같습니다', () => {
    fc.assert(
      fc.property(randomSpec(kind), (spec) => {
        const before = total(spec)
        for (const control of optionSections(spec).flatMap((section) => section.controls)) {
          if (!('choices' in control)) continue
          const chosen = control.choices.find((choice) => choice.chosen)
          for (const choice of control.choices) {
            if (choice.disabledReason !== null || (choice.chosen && control.kind !== 'checks')) continue
            if (takenOut(control.id, choice.id, choice.chosen)) continue
            const there = move({ spec, wanted: spec }, control.id, choice.id)
            const home = control.kind === 'checks' ? choice.id : chosen?.id
            // A size of one's own has no choice that leads back to it.
            if (!there || home === undefined) continue
            const back = move(there, control.id, home)
            expect(back, `${control.id}: ${choice.id} → ${home}`).not.toBeNull()
            if (back) expect(total(back.spec), `${control.id}: ${choice.id} → ${home}`).toBe(before)
          }
        }
      }),
      { numRuns: 6 },
    )
  })
})
