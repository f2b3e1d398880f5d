import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds the web pages unless they were built from exactly these sources. */
const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'dist/web/.sources')
const SOURCES = ['src/{web,contract,domain,lib,pdf}/**', 'scripts/web/**', 'vite.config.ts', 'package-lock.json']

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    const file = join(ROOT, path)
    if (!/\.test\.tsx?$/.test(path) && statSync(file).isFile()) hash.update(path).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const wanted = hashOfSources()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  process.stderr.write('화면을 만듭니다.\n')
  const { buildWeb } = await import('./web/build-web.ts')
  await buildWeb()
  writeFileSync(STAMP, wanted)
}
