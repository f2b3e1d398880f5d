import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './check-result.ts'

const ROOT = join(import.meta.dirname, '../..')
const LONGEST = 400
const LONGEST_MEDIAN = 80

/** Short files: none over 400 lines, half of them under 80. */
export function checkFileLengths(): readonly CheckResult[] {
  const lengths = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'], { cwd: ROOT })
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines)
  const long = lengths.filter(({ lines }) => lines > LONGEST)
  const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0
  return [
    {
      name: `no file is longer than ${LONGEST} lines`,
      ok: long.length === 0,
      detail: long.map(({ path, lines }) => `${path}: ${lines}`).join('\n'),
    },
    {
      name: `half of the ${lengths.length} files are under ${LONGEST_MEDIAN} lines (median ${median})`,
      ok: median > 0 && median < LONGEST_MEDIAN,
      detail: `median ${median}`,
    },
  ]
}
