import { describe, expect, it } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { TRIMS } from '#/domain/catalog/trims.data.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { foldForm, type FoldedSignature } from '#tests/support/imposition/fold-sheet.ts'
import { imposeJob } from './impose-job.ts'
import type { ImpositionPlan, PressForm } from './plan.ts'

const PAPERS = ['cream-80', 'white-120', 'art-150', 'arte-230']
const sizeOf = ({ label }: PressForm): number => Number(/(\d+)쪽/u.exec(label)?.[1])

function planOf(spec: JobSpec, route: RouteId, pages: number): ImpositionPlan | null {
  const parts = spec.parts.map((part) => (part.role === 'body' ? { ...part, pages } : part))
  try {
    return imposeJob({ ...spec, parts }, route, { inner: pages })[0]?.plan ?? null
  } catch {
    return null
  }
}

/** A way of laying half on half after which the pages ascend, heads up, and the spine is where the book opens from. */
const opensRight = (ways: readonly FoldedSignature[], side: 'left' | 'right'): FoldedSignature | undefined =>
  ways.find(({ pages, spine }) => {
    const printed = pages.filter((page) => page !== null)
    return (
      pages.length > 0 &&
      spine === side &&
      printed.every((page, index) => index === 0 || page > (printed[index - 1] ?? 0))
    )
  })

const cases = ['left', 'right'].flatMap((side) =>
  (['offset-dedicated', 'digital-sheet'] as const).flatMap((route) =>
    ['perfect', 'sewn', 'hard', 'saddle'].map((binding) => [binding, route, side as 'left' | 'right'] as const),
  ),
)

describe('종이로 접어 보면', () => {
  it.each(cases)('%s, %s, %s: 모든 대가 1쪽부터 차례로, 머리를 위로 하고 펼쳐집니다', (binding, route, bindingSide) => {
    const sizes = new Set<number>()
    for (const { size } of TRIMS.filter(({ id }) => BOOK.trims.includes(id)))
      for (const paper of PAPERS) {
        const parts = BOOK.defaults.parts.map((part) => (part.role === 'body' ? { ...part, paper } : part))
        const plan = planOf(
          { ...BOOK.defaults, binding, bindingSide, trim: size, parts },
          route,
          binding === 'saddle' ? 60 : 172,
        )
        if (!plan || plan.scheme === 'leaves') continue
        let read: (number | null)[] = []
        for (const form of plan.forms) {
          sizes.add(sizeOf(form))
          const signatures = foldForm(form, plan.sheet.width, sizeOf(form))
          expect(signatures.length).toBeGreaterThan(0)
          for (const ways of signatures) {
            const found = opensRight(ways, bindingSide)
            expect(found, `${form.label} ${size.width} × ${size.height} ${paper}`).toBeDefined()
            expect(found?.pages).toHaveLength(sizeOf(form))
            if (ways !== signatures[0]) continue
            const pages = [...(found?.pages ?? [])]
            // Nested signatures lie in the middle of those before them.
            read =
              plan.scheme === 'saddle'
                ? [...read.slice(0, read.length / 2), ...pages, ...read.slice(read.length / 2)]
                : [...read, ...pages]
          }
        }
        const printed = read.filter((page) => page !== null)
        expect(printed).toEqual(Array.from({ length: printed.length }, (_, index) => index + 1))
        expect(printed).toHaveLength(binding === 'saddle' ? 60 : 172)
      }
    if (route === 'offset-dedicated') expect([...sizes].toSorted((a, b) => a - b)).toEqual([4, 8, 16, 32])
    if (binding === 'perfect' && route === 'digital-sheet') expect(sizes.size).toBe(0)
  })

  it('한 쪽만 바꿔 앉혀도 알아봅니다', () => {
    const plan = planOf(BOOK.defaults, 'offset-dedicated', 64)
    const form = plan?.forms[0]
    if (!plan || !form) throw new Error('no form')
    const [front, back] = form.sides
    if (!front || !back) throw new Error('no sides')
    const [first, second, ...rest] = front.pages
    if (!first || !second) throw new Error('no pages')
    const pages = [{ ...first, page: second.page }, { ...second, page: first.page }, ...rest]
    const wrong = foldForm({ ...form, sides: [{ ...front, pages }, back] }, plan.sheet.width, sizeOf(form))
    expect(wrong.some((ways) => opensRight(ways, 'left'))).toBe(false)
  })
})
