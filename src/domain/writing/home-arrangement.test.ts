import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moved, OPENING_HOME, withAllSections } from './home-arrangement.ts'
import { HOME_SECTION_NAMES } from './home-sections.data.ts'

const sorted = (names: readonly string[]) => names.toSorted()

it('a shop opens with every section, and only its own words wait for somebody to write them', () => {
  expect(OPENING_HOME.sections.map(({ name }) => name)).toEqual(HOME_SECTION_NAMES)
  expect(OPENING_HOME.sections.filter(({ shown }) => !shown).map(({ name }) => name)).toEqual(['words'])
})

it('an arrangement of an older shop is offered what is new at its end, not shown', () =>
  fc.assert(
    fc.property(fc.shuffledSubarray([...OPENING_HOME.sections]), (kept) => {
      const all = withAllSections(kept)
      expect(all.slice(0, kept.length)).toEqual(kept)
      expect(sorted(all.map(({ name }) => name))).toEqual(sorted(HOME_SECTION_NAMES))
      expect(all.slice(kept.length).some(({ shown }) => shown)).toBe(false)
    }),
  ))

it('moving loses and doubles nothing, and back is where it was', () =>
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: -2, max: 14 }), (from, to) => {
      const list = [...HOME_SECTION_NAMES]
      const next = moved(list, from, to)
      expect(sorted(next)).toEqual(sorted(list))
      if (from < list.length && to >= 0 && to < list.length) {
        expect(next[to]).toBe(list[from])
        expect(moved(next, to, from)).toEqual(list)
      } else expect(next).toEqual(list)
    }),
  ))
