import { describe, expect, it } from 'vitest'
import { OWN_ID, tariffWithOwnPaper } from '#tests/support/catalog/own-paper.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { geometryOf } from './geometry-of.ts'
import type { JobSpec } from './job-spec.ts'
import { defaultSpec, KINDS } from './kinds.ts'
import { attempt } from './options/choose.ts'
import { optionSections } from './options/option-sections.ts'
import { kindIn, withStocks } from './in-catalogue.ts'
import { catalogueOf } from './paper-catalogue.ts'
import { sameSpec } from './spec-key.ts'
import { materialLine } from './spec-lines.ts'
import { validateSpec } from './validate-spec.ts'

const tariff = tariffWithOwnPaper()
const catalogue = catalogueOf(tariff)
const context = { closed: {}, catalogue }
const book = defaultSpec('D413')
const onOwn = () => {
  const made = attempt(book, 'body.paper', OWN_ID, context)
  if (!made.ok) throw new Error(made.error)
  return made.value
}
const withPages = (spec: JobSpec, pages: number) =>
  spec.parts.map((part) => (part.role === 'body' ? { ...part, pages } : part))
const papersOf = (product: 'D413' | 'D304', given = catalogue) =>
  optionSections(defaultSpec(product), { closed: {}, catalogue: given })
    .flatMap(({ controls }) => controls)
    .flatMap((control) => (control.kind === 'papers' ? control.choices.map(({ id }) => id) : []))

describe('a paper that only a published version has', () => {
  it('is offered where the version lists it, and nowhere else', () => {
    expect(papersOf('D413')).toContain(OWN_ID)
    expect(papersOf('D304')).not.toContain(OWN_ID)
    expect(attempt(defaultSpec('D304'), 'sheet.paper', OWN_ID, context)).toMatchObject({ ok: false })
  })

  it('gives the job its own thickness and name, and the job carries them', () => {
    const spec = onOwn()
    const body = spec.parts.find(({ role }) => role === 'body')
    expect(body?.stock).toMatchObject({ id: OWN_ID, caliper: 150, name: '한지모조 90 g' })
    expect(geometryOf(spec).spine).toBeGreaterThan((geometryOf(book).spine ?? 0) * 1.3)
    expect(materialLine(spec)).toContain('한지모조 90 g')
    expect(quoteValid(spec, tariff).ok).toBe(true)
  })

  it('is not offered by a version that has no price for it', () => {
    const { [OWN_ID]: _, ...papers } = tariff.papers
    const unpriced = catalogueOf({ ...tariff, papers })
    expect(papersOf('D413', unpriced)).not.toContain(OWN_ID)
    expect(validateSpec(onOwn(), { closed: {}, catalogue: unpriced }).ok).toBe(false)
  })

  it('is refused by a version that does not know it, and by its rules alone it can still be looked at', () => {
    const before = { closed: {}, catalogue: catalogueOf(TARIFF_2026_11) }
    expect(validateSpec(withStocks(onOwn(), before.catalogue), before).ok).toBe(false)
    expect(validateSpec(onOwn()).ok).toBe(true)
    expect(geometryOf(withStocks(onOwn(), before.catalogue)).spine).toBe(geometryOf(onOwn()).spine)
  })

  it('is printed and checked by its own facts', () => {
    const saddle = attempt({ ...onOwn(), parts: withPages(onOwn(), 48) }, 'binding', 'saddle', context)
    const thin = saddle.ok && withStocks(saddle.value, catalogueOf(tariffWithOwnPaper({ caliper: 60 })))
    const plans = (spec: JobSpec | false) => spec && imposeJob(spec, 'offset-dedicated', { inner: 48 })
    expect(saddle.ok && plans(saddle.value)).not.toEqual(plans(thin))
    const coated = tariffWithOwnPaper({ surface: 'coated', coatable: true })
    const made = attempt(book, 'body.paper', OWN_ID, { closed: {}, catalogue: catalogueOf(coated) })
    const expected = made.ok ? expectationOf(made.value, 'inner', 'offset-dedicated') : null
    expect(expected?.limits.printedOn).toEqual({ route: 'offset-dedicated', paper: '한지모조', surface: 'coated' })
    expect(expected && pressConditionOf(expected).registered).toBe('FOGRA39')
  })
})

describe('what a job was made with', () => {
  it('stays when a later version names and measures the paper anew', () => {
    const kept = onOwn()
    const later = catalogueOf(tariffWithOwnPaper({ name: '새이름', caliper: 120 }))
    expect(validateSpec(kept, { closed: {}, catalogue: later })).toEqual({ ok: true, value: kept })
    expect(geometryOf(kept).spine).not.toBe(geometryOf(withStocks(kept, later)).spine)
  })

  it('cannot be said by whoever sends it: the version has the last word', () => {
    const [cover, body] = book.parts
    const stock = { ...(onOwn().parts[1]?.stock ?? null), id: 'cream-80', caliper: 20 }
    const forged = { ...book, parts: [cover, { ...body, stock }] } as typeof book
    expect(sameSpec(withStocks(forged, catalogue), book)).toBe(true)
  })

  it('is nothing extra on a paper of the opening list', () => {
    const plain = catalogueOf(TARIFF_2026_11)
    for (const kind of KINDS) {
      expect(withStocks(kind.defaults, plain)).toBe(kind.defaults)
      expect(kindIn(kind.product, plain).parts.map(({ papers }) => papers)).toEqual(
        kind.parts.map(({ papers }) => papers),
      )
    }
  })
})
