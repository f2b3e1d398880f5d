import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '#/server/platform/source-version.ts'
import { JUDGE, READER, preflightVersions } from './preflight-versions.ts'

const reader = [...sourcesOf(READER).keys()]
const judge = [...sourcesOf(JUDGE).keys()]
const RULES = readdirSync(join(import.meta.dirname, '../../../../domain/preflight/rules')).filter(
  (name) => !name.endsWith('.test.ts'),
)

describe('what the versions of preflight are made of', () => {
  it('the reader and the shape of its facts, but no rule and no sentence', () => {
    expect(reader).toEqual(expect.arrayContaining([READER, 'domain/preflight/pdf-facts.ts', '@embedpdf/pdfium']))
    expect(reader.filter((path) => /preflight\/(rules|finding-messages|press-limits)/.test(path))).toEqual([])
  })

  it('every rule, its limits and its words', () => {
    expect(RULES.length).toBeGreaterThan(30)
    expect(judge).toEqual(
      expect.arrayContaining([
        ...RULES.map((name) => `domain/preflight/rules/${name}`),
        'domain/preflight/finding-messages.ts',
        'domain/preflight/press-limits.data.ts',
      ]),
    )
    expect(judge.filter((path) => path.startsWith('pdf/'))).toEqual([])
  })

  it('are two, and the same at every start', () => {
    const { facts, rules } = preflightVersions()
    expect(facts).toMatch(/^[0-9a-f]{16}-[0-9a-f]{16}$/)
    expect(rules).not.toBe(facts)
    expect(preflightVersions()).toEqual({ facts, rules })
  })
})
