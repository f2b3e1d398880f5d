import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { ICONS } from './icon-names.data.ts'

const css = readFileSync(createRequire(import.meta.url).resolve('@mdi/font/css/materialdesignicons.css'), 'utf8')
const INSTALLED = new Map(
  [...css.matchAll(/\.mdi-([\w-]+)::before\s*\{\s*content:\s*"\\([0-9A-F]+)"/gi)].map(([, name = '', code = '']) => [
    name,
    Number.parseInt(code, 16),
  ]),
)

test('the installed icon font could be read', () => {
  expect(INSTALLED.size).toBeGreaterThan(5000)
})

test.each(Object.entries(ICONS))('icon %s is the picture that the installed font has under this name', (name, code) => {
  expect(INSTALLED.get(name)).toBe(code)
})
