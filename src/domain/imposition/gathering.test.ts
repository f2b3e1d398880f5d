import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { blackBody } from '#/domain/catalog/kinds/parts.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { SIGNATURE_PAGES } from '#/domain/print/signature-size.ts'
import { foldScheme } from './fold-scheme.ts'
import { gatheredSignatures } from './gathering.ts'
import { imposeJob } from './impose-job.ts'
import type { PressForm } from './plan.ts'

const order = (count: number, largest: 32 | 16 | 8 | 4 = 32) =>
  gatheredSignatures(count, largest, true).map(({ pages }) => pages)

const book = (binding: string, ...body: readonly [paper: string, pages: number][]): JobSpec => ({
  ...BOOK.defaults,
  binding,
  parts: [
    ...BOOK.defaults.parts.filter(({ role }) => role === 'cover'),
    ...body.map(([paper, pages], index) => ({
      ...blackBody(paper, pages),
      id: index === 0 ? 'body' : `body-${index + 1}`,
    })),
  ],
})

/** Pages of a signature as they follow each other when its printed sheet is folded: found by where they lie, not by the plan's numbers. */
function foldedPages(form: PressForm, bindingSide: 'left' | 'right'): readonly (number | null)[] {
  const pages = Number(/(\d+)쪽/u.exec(form.label)?.[1])
  const size = SIGNATURE_PAGES.find((known) => known === pages) ?? 4
  const { cells } = foldScheme(size, bindingSide)
  const [front, back = front] = form.sides
  if (!front || !back) throw new Error('no side')
  return cells.flatMap((cell, index) => {
    const upper = front.pages[index]?.page ?? null
    const blocks = form.workStyle === 'work-and-turn' ? front.pages.length / 2 : 0
    const lower = back.pages[blocks + index]?.page ?? null
    return cell.front < cell.back ? [upper, lower] : [lower, upper]
  })
}

describe('대수의 차례', () => {
  it.each([
    [196, [32, 32, 32, 32, 32, 4, 32]],
    [60, [32, 16, 4, 8]],
    [36, [16, 4, 16]],
    [64, [32, 32]],
    [40, [32, 8]],
  ] as const)('%i쪽 책의 네 쪽 대수는 맨 끝에도 맨 앞에도 오지 않습니다: %j', (count, expected) => {
    expect(order(count)).toEqual(expected)
  })

  it('떼어 낼 빈 장은 네 쪽 대수에 있습니다', () => {
    const signatures = gatheredSignatures(194, 32, true)
    expect(signatures.map(({ pages, printed }) => [pages, printed])).toEqual([
      ...Array.from({ length: 5 }, () => [32, 32]),
      [4, 2],
      [32, 32],
    ])
  })

  it('다른 종이가 뒤따르는 구간에서는 나머지를 옮기지 않습니다', () => {
    const plans = imposeJob(book('perfect', ['cream-80', 68], ['art-150', 20]), 'offset-dedicated', { inner: 88 })
    expect(plans.map(({ plan }) => plan.forms.map(({ label }) => label))).toEqual([
      ['1대 32쪽', '2대 32쪽', '3대 4쪽'],
      ['4대 8쪽', '5대 4쪽', '6대 8쪽'],
    ])
    expect(plans[1]?.plan.notes.join()).toContain('4쪽짜리 5대')
  })

  it('접어서 모으면 모든 쪽이 한 번씩 차례대로 옵니다', () => {
    const jobs = fc.record({
      binding: fc.constantFrom('perfect', 'pur', 'sewn', 'hard'),
      bindingSide: fc.constantFrom('left' as const, 'right' as const),
      trim: fc.constantFrom(
        { width: 148, height: 210 },
        { width: 152, height: 225 },
        { width: 188, height: 257 },
        { width: 210, height: 297 },
      ),
      body: fc.array(
        fc.tuple(
          fc.constantFrom('cream-80', 'white-120', 'art-150', 'arte-230'),
          fc.integer({ min: 2, max: 60 }).map((half) => 2 * half),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(jobs, ({ body, ...rest }) => {
        const spec = { ...book(rest.binding, ...body), ...rest }
        const total = body.reduce((sum, [, pages]) => sum + pages, 0)
        const forms = imposeJob(spec, 'offset-dedicated', { inner: total }).flatMap(({ plan }) => plan.forms)
        expect(forms.map(({ number }) => number)).toEqual(forms.map((_form, index) => index + 1))
        const read = forms.flatMap((form) => foldedPages(form, rest.bindingSide)).filter((page) => page !== null)
        expect(read).toEqual(Array.from({ length: total }, (_, index) => index + 1))
        const [before, last] = forms.slice(-2).map(({ label }) => /(\d+)쪽/u.exec(label)?.[1])
        // A last section of four pages on a paper of its own has nothing to go before.
        if (last === '4' && (body.at(-1)?.[1] ?? 0) > 4) expect(before).toBe('4')
      }),
      { numRuns: 80 },
    )
  })
})
