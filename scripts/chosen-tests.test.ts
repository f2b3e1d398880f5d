import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asPattern, chooseTests, needsPages } from './chosen-tests.ts'

const ROOT = join(import.meta.dirname, '..')

describe('npm test -- <file or words>', () => {
  test('a part of a path names its files', () => {
    expect(chooseTests(['scripts/chosen-tests'])).toEqual({
      units: ['scripts/chosen-tests.test.ts'],
      journeys: [],
      words: null,
    })
    expect(chooseTests(['./tests/e2e/keyboard.e2e.ts']).journeys).toEqual(['tests/e2e/keyboard.e2e.ts'])
  })

  test('finds whatever the whole run would run', () => {
    const run = globSync(['{src,scripts,tests}/**/*.test.{ts,tsx}', 'tests/**/*.e2e.ts'], { cwd: ROOT })
    const { units, journeys } = chooseTests(['.test.', '.e2e.'])
    expect([...units, ...journeys].toSorted()).toEqual(run.toSorted())
  })

  test('builds pages only for whoever looks at them', () => {
    expect(needsPages(chooseTests(['src/domain/pricing/tiers.test.ts']))).toBe(false)
    expect(needsPages(chooseTests(['src/web/ui/kit.test.tsx']))).toBe(false)
    expect(needsPages(chooseTests(['build-app.db']))).toBe(true)
    expect(needsPages(chooseTests(['keyboard.e2e']))).toBe(true)
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
