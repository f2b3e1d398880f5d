import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTRAST, colourProblem, contrastOf, FIRST_COLOURS, tokensOf, typeOn } from './brand-colours.ts'

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colours of the brand', () => {
  it('are measured as WCAG measures them', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('begin with those of the shop, which can be read', () => {
    expect(colourProblem('action', FIRST_COLOURS.action)).toBeNull()
    expect(colourProblem('accent', FIRST_COLOURS.accent)).toBeNull()
  })

  it('are refused when nobody could read them, with the nearest that is read', () => {
    const pale = colourProblem('accent', '#ffcc00')
    expect(pale?.contrast).toBeLessThan(2)
    expect(pale && CONTRAST.accent(pale.instead)).toBeGreaterThanOrEqual(4.5)
  })

  it('whatever is typed, what is proposed is allowed', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('action' as const, 'accent' as const), (typed, use) => {
        const problem = colourProblem(use, typed)
        if (problem) expect(colourProblem(use, problem.instead)).toBeNull()
      }),
    )
  })

  it('give every token a value, and a button whose type is read when it is pointed at', () => {
    fc.assert(
      fc.property(colour, (action) => {
        fc.pre(colourProblem('action', action) === null)
        const tokens = tokensOf({ action, accent: FIRST_COLOURS.accent })
        expect(Object.values(tokens).every((value) => /^#[0-9a-f]{6}$/.test(value))).toBe(true)
        expect(contrastOf(tokens['--action-hover'] ?? '', typeOn(action))).toBeGreaterThanOrEqual(4.2)
      }),
    )
  })
})
