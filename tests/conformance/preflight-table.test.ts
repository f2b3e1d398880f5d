import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIX_IDS } from '#/domain/preflight/fixes/fix.ts'
import { RULES } from '#/domain/preflight/rules.ts'

const ROOT = join(import.meta.dirname, '../..')
const TEXT = readFileSync(join(ROOT, 'docs/preflight.md'), 'utf8')
const RULE_FOLDER = 'src/domain/preflight/rules'

/** First cells of the rows under a heading, each with the rest of its row. */
function rowsUnder(heading: string): readonly (readonly [string, string])[] {
  const section = TEXT.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/^\| `([a-z-]+)` \|(.*)$/gm)].map(([, id = '', rest = '']) => [id, rest])
}

describe('the table of what is checked', () => {
  const rules = rowsUnder('Rules')

  it('has every rule, and none that is gone', () => {
    expect(rules.map(([id]) => id).toSorted()).toEqual(['readable', ...RULES.map((rule) => rule.id)].toSorted())
  })

  it('has every fixer, here and beside the rules that name it', () => {
    expect(rowsUnder('Fixers').map(([id]) => id)).toEqual([...FIX_IDS])
    for (const id of FIX_IDS)
      expect(
        rules.some(([, rest]) => rest.includes(`\`${id}\``)),
        id,
      ).toBe(true)
  })

  it('says fix only where the rule names that fixer or one that it stands in for', () => {
    const standIns = { 'bleed-scale': 'bleed-mirror', 'remove-annotations': 'flatten-annotations' } as Record<
      string,
      string
    >
    for (const [id, rest] of rules) {
      const code = readFileSync(join(ROOT, RULE_FOLDER, `${id}.rule.ts`), 'utf8')
      const [answers = ''] = rest.split('|')
      for (const [, fixer = ''] of answers.matchAll(/`([a-z-]+)`/g))
        expect(code, id).toContain(`'${standIns[fixer] ?? fixer}'`)
      expect(code.includes("'block'"), `${id} stops`).toBe(answers.includes('block'))
    }
  })

  it('points to tests that are there, and every rule has its own', () => {
    const named = [...TEXT.matchAll(/`((?:src|tests)\/[\w/.-]+\.ts)`/g)].map(([, path = '']) => path)
    const own = rules.map(([id]) => `${RULE_FOLDER}/${id}.rule.test.ts`)
    for (const path of [...named, ...own]) expect(existsSync(join(ROOT, path)), path).toBe(true)
  })
})
