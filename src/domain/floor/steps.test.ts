import { describe, expect, it } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { code128 } from './code128.ts'
import { moveOf } from './step-moves.ts'
import { standingsOf } from './step-standing.ts'
import { stepsOf } from './steps.ts'
import { SMALL_BOOK } from '#tests/support/paid-order.ts'

describe('the route of a job', () => {
  const route = (copies: number) => stepsOf(SMALL_BOOK, 'digital-sheet', copies, geometryOf(SMALL_BOOK))
  it('prints a colour cover and a black body beside each other, binds and packs', () => {
    expect(route(30).map(({ kind }) => kind)).toEqual(['digital-colour', 'digital-mono', 'bind', 'pack'])
  })
  it('runs as many sheets as the copies want', () => {
    const [cover, body, bind] = route(30)
    expect(cover?.runs).toBeGreaterThanOrEqual(15)
    // Four leaves a copy, four to a sheet, both sides.
    expect(body).toMatchObject({ runs: 60, setups: 1 })
    expect(bind?.runs).toBe(30)
    expect(route(300)[1]?.runs).toBe(600)
  })
  it('sets an offset press up for each form', () => {
    const [print] = stepsOf(SMALL_BOOK, 'offset-dedicated', 3000, geometryOf(SMALL_BOOK))
    expect(print).toMatchObject({ kind: 'offset' })
    expect(print?.setups).toBeGreaterThan(1)
  })
  it('names finishing where something is coated, folded or punched', () => {
    const coated = {
      ...SMALL_BOOK,
      parts: SMALL_BOOK.parts.map((part) => ({ ...part, coating: { front: 'matte', back: 'none' } })),
    }
    expect(stepsOf(coated, 'digital-sheet', 30, geometryOf(coated)).map(({ kind }) => kind)).toContain('finish')
  })
})

describe('how far a step is', () => {
  const kinds = ['digital-colour', 'digital-mono', 'bind', 'pack'] as const
  const started = (kind: (typeof kinds)[number], done = false) => ({ kind, started: true, done })
  it('follows the state of the job where nobody wrote anything', () => {
    expect(standingsOf('planned', kinds, [])).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    expect(standingsOf('printing', kinds, [])).toEqual(['running', 'running', 'waiting', 'waiting'])
    expect(standingsOf('packing', kinds, [])).toEqual(['done', 'done', 'done', 'running'])
    expect(standingsOf('done', kinds, [])).toEqual(['done', 'done', 'done', 'done'])
  })
  it('follows what operators wrote within a state', () => {
    const records = [started('digital-colour', true), started('digital-mono')]
    expect(standingsOf('printing', kinds, records)).toEqual(['done', 'running', 'waiting', 'waiting'])
    expect(standingsOf('printing', kinds, [started('digital-colour')])[1]).toBe('waiting')
  })
})

describe('what an operator causes', () => {
  it('begins printing with the first sheet, binding with the first book, and ends with the last box', () => {
    expect(moveOf('planned', 'digital-mono', 'start')).toBe('start-print')
    expect(moveOf('printing', 'digital-colour', 'start')).toBeNull()
    expect(moveOf('printing', 'bind', 'start')).toBe('start-binding')
    expect(moveOf('binding', 'pack', 'start')).toBe('start-packing')
    expect(moveOf('packing', 'pack', 'done')).toBe('finish')
    expect(moveOf('printing', 'digital-mono', 'waste')).toBeNull()
  })
})

describe('the bar code of a ticket', () => {
  it('is Code 128 in set B with its check sign', () => {
    // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 leaves 55.
    const widths = code128('PJJ123C')
    expect(widths).toHaveLength(9 * 6 + 7)
    expect(widths.slice(-13, -7).join('')).toBe('311321')
  })
  it('refuses what it cannot write', () => {
    expect(() => code128('한')).toThrow('bar code')
  })
})
