import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './check-result.ts'
import { styleFaults, tokensOf } from './style-faults.ts'
import { useFaults } from './style-uses.ts'

const ROOT = join(import.meta.dirname, '../..')
const TOKENS = 'src/web/ui/tokens.css'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Planted in memory: each of these has to be found, or the check has gone blind. */
const VIOLATIONS = [
  '.a {\n  font-size: 12px;\n}',
  '.a {\n  font: 700 1.125rem/1.2 var(--font);\n}',
  '.a {\n  padding: 8px 0;\n}',
  '.a { gap: 12px }',
  '.a {\n  color: #161513;\n}',
  '.a {\n  box-shadow: 0 1px 2px rgb(0 0 0 / 0.2);\n}',
  '.a {\n  color: var(--t-13-and-a-half);\n}',
  '.a {\n  font-variant-numeric: tabular-nums;\n}',
  '.a {\n}\n'.repeat(200),
]
const ALLOWED =
  '.b {\n  font-variant-numeric: tabular-nums;\n}\n.a {\n  --brand: #fee500;\n  padding: 6px var(--s-2);\n  margin: calc(-1 * var(--s-3)) 0;\n  font-size: 0.5em;\n  font: 500 var(--t-11) / 16px var(--font);\n  color: var(--brand);\n}'

/** A sheet and its component, planted in memory: the first three have to be found, the last may not. */
const SHEET = ".a {\n}\n.b:hover > .c {\n  composes: a;\n  content: '.d';\n}"
const USES: readonly (readonly [sheet: string, script: string])[] = [
  [SHEET, "import s from './x.module.css'\nexport const x = s.b"],
  [SHEET, "import s from './x.module.css'\nexport const x = [s.b, s['c'], s.d]"],
  [SHEET, "import s from './y.module.css'\nexport const x = [s.b, s.c]"],
]
const ALLOWED_USE = "import s from './x.module.css'\nconst X = { b: 1 }\nexport const x = (k: 'c') => s[k] + X"

const usesIn = (sheet: string, script: string) =>
  useFaults(
    new Map([
      ['src/x.module.css', sheet],
      ['src/x.tsx', script],
    ]),
  )

/** The look has names; style sheets use them. */
export function checkStyles(): readonly CheckResult[] {
  const tokens = tokensOf(read(TOKENS))
  const paths = globSync('src/web/**/*.css', { cwd: ROOT }).filter((path) => path !== TOKENS)
  // Names that a component gives its sheet in a style attribute.
  const scripts = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT })
  const written = scripts.map(read).join('\n')
  const given = [...written.matchAll(/'(--[\w-]+)':/g)].map(([, name = '']): [string, string] => [name, ''])
  const known = new Map([...tokens, ...given])
  const faults = paths.flatMap((path) => styleFaults(read(path), known).map((fault) => `${path}: ${fault}`))
  const missed = VIOLATIONS.filter((sheet) => styleFaults(sheet, known).length === 0)
  const wronged = styleFaults(ALLOWED, known)
  const unused = useFaults(new Map([...paths, ...scripts].map((path) => [path, read(path)])))
  const unseen = USES.filter(([sheet, script]) => usesIn(sheet, script).length === 0)
  const lines = paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0)
  return [
    {
      name: `${paths.length} style sheets (${lines} lines) are short and take sizes, spaces and colours by name`,
      ok: faults.length === 0 && paths.length > 50,
      detail: faults.join('\n'),
    },
    {
      name: 'every class of a style sheet is used, and every class used is there',
      ok: unused.length === 0,
      detail: unused.join('\n'),
    },
    {
      name: 'the check of style sheets sees what is planted',
      ok: missed.length + wronged.length + unseen.length + usesIn(SHEET, ALLOWED_USE).length === 0,
      detail: [...missed, ...wronged, ...unseen.flat(), ...usesIn(SHEET, ALLOWED_USE)].join('\n'),
    },
  ]
}
