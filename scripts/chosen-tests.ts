import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const UNITS = ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/{conformance,concurrency,support,torture}/**/*.test.ts']
const JOURNEYS = ['tests/e2e/**/*.e2e.ts']

/** The tests that the arguments of `npm test` name: by a part of their path, else by words of their sentences. */
export interface Chosen {
  /** Files for vitest, and for the browser. */
  readonly units: readonly string[]
  readonly journeys: readonly string[]
  /** Set when the words stand in the tests' names: only those tests of the files run. */
  readonly words: string | null
}

export function chooseTests(args: readonly string[], root = ROOT): Chosen {
  const units = globSync(UNITS, { cwd: root }).toSorted()
  const journeys = globSync(JOURNEYS, { cwd: root }).toSorted()
  // Of several words, only what looks like a path is one: `npm test -- deposit comes back` is a sentence.
  const paths = args.filter((arg) => args.length === 1 || /[./]/.test(arg)).map((arg) => arg.replace(/^\.\//, ''))
  const named = (path: string) => paths.some((part) => path.includes(part))
  const byPath = { units: units.filter(named), journeys: journeys.filter(named), words: null }
  if (byPath.units.length + byPath.journeys.length > 0) return byPath
  const words = args.join(' ')
  const says = (path: string) => readFileSync(join(root, path), 'utf8').includes(words)
  return { units: units.filter(says), journeys: journeys.filter(says), words }
}

/** Pages are served to journeys and to tests of the whole app; whoever tests a sum does not wait until they are built. */
export const needsPages = ({ units, journeys }: Chosen): boolean =>
  journeys.length > 0 || units.some((path) => path.endsWith('.db.test.ts') || path.startsWith('tests/torture/'))

/** The words as a pattern that means just them. */
export const asPattern = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
