import { describe, expect, it } from 'vitest'
import { OWN_ID, OWN_PAPER, tariffWithOwnPaper } from '#tests/support/catalog/own-paper.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { catalogueOf, papersWith, type PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import { openingPaper } from '#/domain/catalog/lookup.ts'
import { checkTariff } from './check-tariff.ts'
import { compareTariffs } from './compare-tariffs.ts'
import { proofSteps } from './proof-steps.ts'
import { dropPaper, putPaper, type PaperForm, type PaperPlace } from './put-paper.ts'
import { setPapers } from './set-papers.ts'
import { standardSpecs } from './standard-specs.ts'
import { readSheet, tariffSheet } from './tariff-sheet.ts'

const CREAM: PaperForm = {
  ...(openingPaper('cream-80')?.family ?? OWN_PAPER),
  gsm: 80,
  caliper: 96,
  lists: ['body', 'academy', 'rotary', 'sheet'],
  kuk: null,
  sasa: null,
}
const put = (place: PaperPlace, form: PaperForm) => putPaper(TARIFF_2026_11, place, form)
const said = (place: PaperPlace, form: PaperForm) => {
  const answer = put(place, form)
  return answer.ok ? [] : answer.error.map(({ message }) => message)
}
const stops = (tariff: typeof TARIFF_2026_11) =>
  checkTariff(tariff, TARIFF_2026_11).filter(({ level }) => level === 'stop')

describe('종이 더하기', () => {
  it('이름과 두께, 쓰임, 값이 한 번에 들어가고 발행할 수 있습니다', () => {
    const tariff = tariffWithOwnPaper()
    expect(tariff.papers[OWN_ID]).toEqual({ kuk: 60_000, sasa: 86_400 })
    expect(catalogueOf(tariff).lists.body.at(-1)).toBe(OWN_ID)
    expect(stops(tariff)).toEqual([])
  })

  it('값을 적지 않으면 팔지 않고, 발행도 막습니다', () => {
    const tariff = tariffWithOwnPaper({ kuk: null, sasa: null })
    expect(catalogueOf(tariff).lists.body).not.toContain(OWN_ID)
    expect(stops(tariff)[0]?.message).toContain('한지모조 90 g: 값이 없습니다')
  })

  it('있는 종이에 새 평량을 더합니다', () => {
    const answer = put({ make: 'cream' }, { ...CREAM, gsm: 90, caliper: 106, kuk: 58_000, sasa: 84_000 })
    expect(answer.ok && Object.keys(answer.value.paperChanges?.papers ?? {})).toEqual(['cream-90'])
  })

  it('그대로 적으면 아무것도 달라지지 않습니다', () => {
    expect(put({ paper: 'cream-80' }, CREAM)).toEqual({ ok: true, value: TARIFF_2026_11 })
  })

  it('이름을 바꾸면 같은 종이의 다른 평량도 함께 바뀝니다', () => {
    const answer = put({ paper: 'cream-80' }, { ...CREAM, name: '미색 모조지' })
    const names = answer.ok ? papersWith(answer.value.paperChanges ?? { papers: {} }).map(({ name }) => name) : []
    expect(names.filter((name) => name.startsWith('미색'))).toEqual([
      '미색 모조지 70 g',
      '미색 모조지 80 g',
      '미색 모조지 100 g',
    ])
  })

  it('틀린 값은 까닭을 말하고 아무것도 바꾸지 않습니다', () => {
    expect(said({ make: 'cream' }, CREAM)).toEqual(['미색모조 80 g은 이미 있습니다.'])
    expect(said({ make: 'own-2' }, { ...CREAM, gsm: 85 })).toEqual([
      '「미색모조」은 이미 있습니다. 그 종이에 평량을 더해 주세요.',
    ])
    expect(said({ paper: 'cream-80' }, { ...CREAM, gsm: 81 })[0]).toContain('평량은 바꿀 수 없습니다')
    expect(said({ make: 'own-2' }, { ...OWN_PAPER, caliper: 0.15, gsm: 7 })).toHaveLength(2)
    expect(said({ make: 'own-2' }, { ...OWN_PAPER, lists: ['plate'] })[0]).toContain('책 내지에도')
    expect(said({ make: 'own-2' }, { ...OWN_PAPER, lists: ['rotary'] })[0]).toContain('두루마리')
  })

  it('브라우저가 지어낸 목록은 받지 않습니다', () => {
    const { papers = {}, lists = {} } = tariffWithOwnPaper().paperChanges ?? {}
    const own = papers[OWN_ID]
    if (!own) throw new Error('no paper')
    const tried: readonly PaperChanges[] = [
      { papers: { 'own-9-90': own }, lists },
      { papers: { [OWN_ID]: { ...own, name: '다른 이름' } }, lists },
      { papers, lists: { ...lists, body: ['cream-80', 'cream-80'] } },
      { papers: {}, lists: { body: ['nowhere-80'] } },
    ]
    for (const changes of tried) expect(setPapers(TARIFF_2026_11, changes).ok).toBe(false)
  })

  it('더한 종이는 빼고, 처음부터 있던 종이는 빼지 않습니다', () => {
    expect(dropPaper(tariffWithOwnPaper(), OWN_ID)).toEqual(TARIFF_2026_11)
    expect(dropPaper(tariffWithOwnPaper(), 'cream-80')).toBeNull()
  })
})

describe('더한 종이를 발행하기 전에', () => {
  it('찍을 인쇄기가 없는 상품에 넣으면 발행을 막습니다', () => {
    const tariff = tariffWithOwnPaper({ gsm: 600, caliper: 800, lists: ['flyer'] })
    expect(stops(tariff).map(({ message }) => message)).toEqual([expect.stringContaining('전단, 한지모조 600 g')])
  })

  it('고를 종이가 없어지는 상품을 막습니다', () => {
    const answer = setPapers(TARIFF_2026_11, { papers: {}, lists: { insert: [] } })
    expect(answer.ok && stops(answer.value).map(({ message }) => message)).toContain(
      '간지에 고를 종이가 하나도 없습니다.',
    )
  })

  it('드문 두께와 쓰는 상품이 없는 종이는 다시 보게 합니다', () => {
    const messages = (form: Partial<PaperForm>) =>
      checkTariff(tariffWithOwnPaper(form), TARIFF_2026_11).map(({ message }) => message)
    expect(messages({ caliper: 1500 })[0]).toContain('두께 1.5 mm는 이 평량의 종이로는 드뭅니다')
    expect(messages({ lists: [] })[0]).toContain('쓰는 상품이 없어')
  })

  it('가격의 증명이 더한 종이도 지나갑니다', () => {
    const before = proofSteps(TARIFF_2026_11).length
    const steps = proofSteps(tariffWithOwnPaper())
    expect(steps.length).toBeGreaterThan(before)
    expect(steps.flatMap((step) => step())).toEqual([])
  })

  it('두께를 고치면 표본 작업의 값과 무게가 그 두께로 나옵니다', () => {
    const thicker = put({ paper: 'cream-80' }, { ...CREAM, caliper: 110 })
    const specs = standardSpecs().filter(({ spec }) => spec.parts.some(({ paper }) => paper === 'cream-80'))
    expect(specs.length).toBeGreaterThan(0)
    expect(thicker.ok && compareTariffs(TARIFF_2026_11, thicker.value, specs).refused).toBe(0)
  })

  it('표로 내려받고 올릴 때 더한 종이의 값도 들어 있습니다', () => {
    const tariff = tariffWithOwnPaper()
    const rows = tariffSheet(tariff).map((row) => (row[0] === `papers/${OWN_ID}/kuk` ? row.with(5, 61_000) : row))
    expect(readSheet(tariff, rows)).toEqual({ ok: true, value: [{ key: `papers/${OWN_ID}/kuk`, value: 61_000 }] })
  })
})
