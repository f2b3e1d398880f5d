import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#/domain/pricing/quote-job.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { randomSpec } from '#tests/support/catalog/random-specs.ts'
import { distanceOf, farthest, NEAREST, placeOf, placesOf, positionText } from './finish-position.ts'
import type { FinishChoice, JobSpec } from './job-spec.ts'
import { KINDS, defaultSpec } from './kinds.ts'
import { findFinish } from './lookup.ts'
import { attempt, choose } from './options/choose.ts'
import { specRows } from './spec-rows.ts'
import { validateSpec } from './validate-spec.ts'

const sheet = (...finishes: FinishChoice[]): JobSpec => ({ ...defaultSpec('D305'), finishes })
const saddle = (bindingSide: 'left' | 'right', ...finishes: FinishChoice[]): JobSpec => ({
  ...defaultSpec('D303'),
  bindingSide,
  finishes,
})
const said = (spec: JobSpec) => specRows(spec).find(({ label }) => label === '후가공')?.value
const firstIssue = (spec: JobSpec) => {
  const answer = validateSpec(spec)
  return answer.ok ? null : `${answer.error[0]?.path}: ${answer.error[0]?.message}`
}

describe('후가공 자리', () => {
  it('자리를 적지 않은 옛 주문은 그대로 맞고 보통 자리로 읽습니다', () => {
    const old = sheet({ id: 'perforate', count: 1 }, { id: 'hole', variant: 'd6', count: 2 })
    expect(validateSpec(old)).toEqual({ ok: true, value: old })
    expect(said(old)).toBe('미싱 1줄 오른쪽 끝에서 30 mm, 타공 지름 6 mm 2개 왼쪽')
  })

  it('책의 구멍과 점선은 묶는 쪽에 냅니다', () => {
    const finishes = [
      { id: 'hole', variant: 'd6', count: 2 },
      { id: 'perforate', count: 1 },
    ]
    expect(said(saddle('left', ...finishes))).toBe('타공 지름 6 mm 2개 왼쪽, 미싱 1줄 왼쪽 끝에서 20 mm')
    expect(said(saddle('right', ...finishes))).toBe('타공 지름 6 mm 2개 오른쪽, 미싱 1줄 오른쪽 끝에서 20 mm')
  })

  it('접는 종이의 오시는 접는 자리에 있어 자리를 고르지 않습니다', () => {
    const leaflet = defaultSpec('D302')
    expect(placesOf(leaflet, findFinish('score'))).toEqual([])
    expect(firstIssue({ ...leaflet, finishes: [{ id: 'score', count: 2, place: 'down' }] })).toBe(
      'finishes.0.place: 오시 자리를 골라 주세요.',
    )
  })

  it('접는 종이의 오시에는 끝에서의 거리가 없고, 접기 전에 고른 거리도 말하지 않습니다', () => {
    const leaflet = defaultSpec('D302')
    const scored: JobSpec = { ...leaflet, finishes: [{ id: 'score', count: 2, distance: 40 }] }
    expect(distanceOf(scored, { id: 'score', count: 2 })).toBeNull()
    expect(said(scored)).toBe('오시 2줄')
    expect(validateSpec(scored).ok).toBe(true)
  })

  it('고르면 사양과 값의 줄에 적힙니다', () => {
    const moved = choose(sheet({ id: 'perforate', count: 2 }), 'finish.perforate.place', 'bottom')
    const spec = choose(moved, 'finish.perforate.distance', 70)
    expect(said(spec)).toBe('미싱 2줄 아래쪽 끝에서 70 mm')
    const answer = quote(spec, TARIFF_2026_11)
    const line = answer.ok ? answer.value.lines.find(({ code }) => code === 'finish-perforate') : undefined
    expect(line?.inputs['자리']).toBe('아래쪽 끝에서 70 mm')
    expect(positionText(choose(spec, 'finish.perforate.place', 'across'), spec.finishes[0] as FinishChoice)).toBe(
      '아래쪽 끝에서 70 mm',
    )
  })

  it('자리는 값을 바꾸지 않습니다', () => {
    const at = (place: string) => {
      const answer = quote(sheet({ id: 'hole', variant: 'd6', count: 2, place }), TARIFF_2026_11)
      return answer.ok ? answer.value.total : null
    }
    expect(new Set(['left', 'right', 'top', 'bottom'].map(at)).size).toBe(1)
  })

  it('종이 밖이나 끝에서 5 mm 안쪽에는 낼 수 없고, 종이를 줄이면 따라옵니다', () => {
    const wide = sheet({ id: 'perforate', count: 3, distance: 60 })
    expect(firstIssue(wide)).toBeNull()
    const far = sheet({ id: 'perforate', count: 3, distance: 80 })
    expect(firstIssue(far)).toBe('finishes.0.distance: 미싱: 끝에서 5–68 mm까지 됩니다.')
    expect(firstIssue(sheet({ id: 'perforate', count: 1, distance: 2 }))).toContain('끝에서 5–205 mm')
    expect(firstIssue(sheet({ id: 'hole', variant: 'd6', count: 1, distance: 9 }))).toContain('거리를 정하지 않습니다')
    expect(firstIssue(sheet({ id: 'hole', variant: 'd6', count: 1, place: 'across' }))).toContain('타공 자리를')
    const small = attempt(wide, 'size', { width: 100, height: 150 })
    expect(small.ok && small.value.finishes[0]?.distance).toBe(31)
  })

  it('어떤 사양에서도 줄은 종이 안에 있습니다', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS).chain(randomSpec), (spec) => {
        for (const choice of spec.finishes) {
          const most = farthest(spec, choice)
          if (placesOf(spec, findFinish(choice.id)).length > 0) expect(placeOf(spec, choice)).toBeDefined()
          if (most === null) continue
          expect(distanceOf(spec, choice)).toBeGreaterThanOrEqual(NEAREST)
          expect(distanceOf(spec, choice)).toBeLessThanOrEqual(most)
        }
        expect(validateSpec(spec).ok).toBe(true)
      }),
    )
  })
})
