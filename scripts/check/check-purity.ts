import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { CheckResult } from './check-result.ts'

const ROOT = join(import.meta.dirname, '../..')
const PURE = ['src/{lib,domain}/**/*.ts']

const PLANTED = [
  'export const now = () => new Date()',
  'export const now = () => Date()',
  'export const now = () => Date.now()',
  'export const { now } = Date',
  'export const chance = () => Math.random()',
  `export const chance = Math['random']`,
  'export const later = () => globalThis.setTimeout',
]
const ALLOWED = `export const day = (at: string) => new Date(at).getTime() + Date.UTC(2026, 1) + Math.floor(1.5) + Date.parse(at)`

/** lib and domain are handed the hour and the dice: what they say of the same input never changes. */
export function checkPurity(): readonly CheckResult[] {
  const files = globSync(PURE, { cwd: ROOT, exclude: ['**/*.test.ts'] })
  const broken = files.flatMap((path) =>
    impurities(readFileSync(join(ROOT, path), 'utf8')).map((what) => `${path}: ${what}`),
  )
  const missed = PLANTED.filter((source) => impurities(source).length === 0)
  return [
    {
      name: 'domain and lib have no clock and no chance',
      ok: broken.length === 0 && files.length > 0,
      detail: broken.join('\n'),
    },
    {
      name: 'planted clocks and chances are caught',
      ok: missed.length + impurities(ALLOWED).length === 0,
      detail: missed.join('\n'),
    },
  ]
}

/** Uses of the clock, of chance and of the global object in one source. */
function impurities(source: string): readonly string[] {
  const found: string[] = []
  const note = (node: { readonly start: number; readonly end: number }) =>
    found.push(source.slice(node.start, node.end))
  const isName = (node: { readonly type: string }, name: string) =>
    node.type === 'Identifier' && (node as { name?: string }).name === name
  new Visitor({
    NewExpression(node) {
      if (isName(node.callee, 'Date') && node.arguments.length === 0) note(node)
    },
    CallExpression(node) {
      if (isName(node.callee, 'Date')) note(node)
    },
    MemberExpression(node) {
      const member = source.slice(node.object.end, node.end)
      if (isName(node.object, 'Date') && /now/.test(member)) note(node)
      if (isName(node.object, 'Math') && /random/.test(member)) note(node)
    },
    VariableDeclarator(node) {
      if (node.init && (isName(node.init, 'Date') || isName(node.init, 'Math'))) note(node)
    },
    Identifier(node) {
      if (node.name === 'globalThis') note(node)
    },
  }).visit(parseSync('pure.ts', source).program)
  return found
}
