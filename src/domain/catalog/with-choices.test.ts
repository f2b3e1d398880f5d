import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { OWN_FINISH_ID, tariffWithOwnFinish } from '#tests/support/catalog/own-finish.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { isKnownFinish } from '#/domain/ticket/finish-intents.ts'
import { finishesOf, withChoices } from './with-choices.ts'
import { FINISHES } from './finishes.data.ts'
import { geometryOf } from './geometry-of.ts'
import { defaultSpec, KINDS } from './kinds.ts'
import { attempt } from './options/choose.ts'
import { optionSections } from './options/option-sections.ts'
import { keepStocks, kindIn, withStocks } from './in-catalogue.ts'
import { catalogueOf } from './paper-catalogue.ts'
import { specRows } from './spec-rows.ts'
import { validateSpec } from './validate-spec.ts'

const tariff = tariffWithOwnFinish()
const context = { closed: {}, catalogue: catalogueOf(tariff) }
const before = { closed: {}, catalogue: catalogueOf(TARIFF_2026_11) }
const leaflet = defaultSpec('D302')

function finished(id: string, given = context, spec = leaflet) {
  const made = attempt(spec, 'finish', id, given)
  if (!made.ok) throw new Error(made.error)
  return made.value
}

const checksOf = (product: 'D302' | 'D304') =>
  optionSections(defaultSpec(product), context)
    .flatMap(({ controls }) => controls)
    .flatMap((control) => (control.kind === 'checks' ? control.choices.map(({ label }) => label) : []))

describe('a finish that only a published version has', () => {
  it('is offered by the kinds of the version, has a price, and the job carries it', () => {
    expect(checksOf('D302')).toContain('디지털 박')
    expect(checksOf('D304')).not.toContain('디지털 박')
    const spec = finished(OWN_FINISH_ID)
    expect(spec.parts[0]?.finishes).toMatchObject([{ id: OWN_FINISH_ID, made: { name: '디지털 박', like: 'foil' } }])
    expect(validateSpec(spec, context).ok).toBe(true)
    const quote = quoteValid(spec, tariff)
    expect(quote.ok && quote.value.lines.map(({ label }) => label)).toContain('디지털 박 홀로그램')
  })

  it('is refused by a version that has it not, and known without any: workers ask for none', () => {
    const spec = finished(OWN_FINISH_ID)
    expect(validateSpec(withStocks(spec, before.catalogue), before)).toMatchObject({
      error: [{ path: 'parts.0.finishes.0', message: '이 상품에 없는 후가공입니다.' }],
    })
    expect(validateSpec(spec).ok).toBe(true)
    expect(JSON.stringify(specRows(spec))).toContain('디지털 박 홀로그램')
  })

  it('works as the finish of its group: a spot ink in the file, holes where holes are', () => {
    const spec = finished(OWN_FINISH_ID)
    expect(spotInks(spec)).toBe(spotInks(leaflet) + 1)
    const holes = tariffWithOwnFinish(
      { name: '제도 타공', variants: [{ id: null, name: '지름 4 mm', percent: 100 }], most: 2, minGsm: null },
      TARIFF_2026_11,
      { id: 'own-h', like: 'hole' },
    )
    const drilled = finished('own-h', { closed: {}, catalogue: catalogueOf(holes) })
    expect(geometryOf(drilled).worked.flatMap(({ marks }) => marks)).toContainEqual(
      expect.objectContaining({ kind: 'hole', diameter: 4 }),
    )
  })

  it('one that is like none is told in words', () => {
    const plain = tariffWithOwnFinish({ name: '향기 입히기', variants: [] }, TARIFF_2026_11, {
      id: 'own-p',
      like: null,
    })
    const spec = finished('own-p', { closed: {}, catalogue: catalogueOf(plain) })
    expect(spec.finishes.map(isKnownFinish)).toEqual(spec.finishes.map(() => true))
    expect(JSON.stringify(specRows(spec))).toContain('향기 입히기')
  })

  it('keeps in a job what it was, and what a browser says of it is replaced', () => {
    const kept = finished(OWN_FINISH_ID)
    const renamed = catalogueOf(tariffWithOwnFinish({ name: '새 박', minGsm: 300 }, tariff, { finish: OWN_FINISH_ID }))
    const anew = withStocks(kept, renamed)
    expect(anew.parts[0]?.finishes[0]?.made).toMatchObject({ name: '새 박', minGsm: 300 })
    expect(keepStocks(anew, kept)).toEqual(kept)
    const foil = finished('foil', before)
    const forged = { ...foil, parts: foil.parts.map((part) => ({ ...part, finishes: part.finishes.map(forge) })) }
    expect(withStocks(forged, before.catalogue)).toEqual(foil)
  })

  it('follows out of a job when the version takes it from the kind', () => {
    const gone = tariffWithOwnFinish({ kinds: [] }, tariff, { finish: OWN_FINISH_ID })
    const next = attempt(finished(OWN_FINISH_ID), 'sheet.paper', 'snow-200', {
      closed: {},
      catalogue: catalogueOf(gone),
    })
    expect(next.ok && next.value.parts[0]?.finishes).toEqual([])
  })
})

const forge = <Choice extends { id: string }>(choice: Choice) => ({
  ...choice,
  made: { ...(FINISHES[0] as (typeof FINISHES)[number]), id: choice.id, name: '지어낸 박' },
})

const spotInks = (spec: typeof leaflet) => expectationOf(spec, 'sheet', null)?.spotInks ?? 0

it('the opening finishes stay as they are in code: what differs is said by a version', () => {
  for (const kind of KINDS) {
    expect(kindIn(kind.product, before.catalogue).finishes).toEqual(kind.finishes)
    const again = withChoices(kind, { kinds: { [kind.product]: { finishes: finishesOf(kind) } } })
    expect([again.parts, again.finishes]).toEqual([kind.parts, kind.finishes])
  }
  const facts = createHash('sha256').update(JSON.stringify(FINISHES)).digest('hex').slice(0, 16)
  expect(facts).toBe('d2fab58d21f34a3f')
})
