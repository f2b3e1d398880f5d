import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { sourceVersion } from './source-version.ts'

/** Named apart, so that no reader of imports looks for it beside this test. */
const TABLE = 'table.bin'
let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const version = () => sourceVersion('reader.ts', join(root, 'src'))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  write('package.json', '{ "dependencies": { "engine": "1.0.0" } }')
  write(
    'src/reader.ts',
    `import type { Fact } from '#/shape/fact.ts'\nimport { open } from './open.ts'\nimport 'engine/wasm'\n`,
  )
  write('src/open.ts', `const table = new URL('./${TABLE}', import.meta.url)\nconst late = () => import('./late.ts')\n`)
  write('src/shape/fact.ts', 'export interface Fact {}')
  write('src/late.ts', 'export const late = 1')
  write(`src/${TABLE}`, '1')
  write('src/other.ts', 'export const other = 1')
})

describe('the version of a module', () => {
  it.each([
    ['src/reader.ts', `import { open } from './open.ts'\n`],
    ['src/shape/fact.ts', 'export interface Fact { readonly more: number }'],
    ['src/late.ts', 'export const late = 2'],
    [`src/${TABLE}`, '2'],
    ['package.json', '{ "dependencies": { "engine": "1.0.1" } }'],
  ])('is another one when %s changes', (path, text) => {
    const before = version()
    write(path, text)
    expect(version()).not.toBe(before)
  })

  it('stays when a source changes that it does not ask for', () => {
    const before = version()
    write('src/other.ts', 'export const other = 2')
    expect(version()).toBe(before)
  })

  it('is not made of half the sources', () => {
    write('src/open.ts', `import './gone.ts'\n`)
    expect(version).toThrow('gone.ts')
  })
})
