import { describe, expect, test } from 'vitest'
import { asPattern, chooseTests } from './chosen-tests.ts'

describe('npm test -- <file or words>', () => {
  test('a part of a path names its files', () => {
    expect(chooseTests(['scripts/chosen-tests'])).toEqual({
      units: ['scripts/chosen-tests.test.ts'],
      journeys: [],
      words: null,
    })
    expect(chooseTests(['./tests/e2e/keyboard.e2e.ts']).journeys).toEqual(['tests/e2e/keyboard.e2e.ts'])
  })

  test('words that are no path name the tests that say them', () => {
    const chosen = chooseTests(['words', 'that are no path'])
    expect(chosen.units).toEqual(['scripts/chosen-tests.test.ts'])
    expect(chosen.words).toBe('words that are no path')
  })

  test('what nobody says names nothing', () => {
    const nobody = ['no', 'such', 'test', 'anywhere'].toReversed()
    expect(chooseTests(nobody)).toMatchObject({ units: [], journeys: [] })
  })

  test('words are taken as they stand', () => {
    expect(new RegExp(asPattern('what? (really)')).test('say what? (really)')).toBe(true)
  })
})
