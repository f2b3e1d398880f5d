import { parseSync } from 'oxc-parser'

/** What vitest offers that leaves no trace; everything else of `vi` changes a module, a global or the clock for the next file. */
const HARMLESS = new Set(['fn', 'waitFor', 'waitUntil'])
/** Everybody in the process has these. */
const SHARED = new Set([
  'globalThis',
  'global',
  'window',
  'document',
  'process',
  'console',
  'Math',
  'Date',
  'JSON',
  'Intl',
])
const SETTERS = new Set(['Object.assign', 'Object.defineProperty', 'Object.defineProperties', 'Reflect.set'])
const MOVERS = new Set(['process.chdir', 'process.umask', 'process.setUncaughtExceptionCaptureCallback'])

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

/** What a test's source changes that its neighbours in the same process have too, as written; an empty list is what it should be. */
export function changesOfSharedThings(source: string): readonly string[] {
  const found: string[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    else if (typeof value === 'object' && value !== null) {
      const change = changeOf(value as Node)
      if (change) found.push(change)
      Object.values(value).forEach(look)
    }
  }
  look(parseSync(source.includes('</') || source.includes('/>') ? 'test.tsx' : 'test.ts', source).program.body)
  return found
}

function changeOf(node: Node): string | null {
  switch (node.type) {
    case 'AssignmentExpression':
      return ifShared(node['left'])
    case 'UpdateExpression':
      return ifShared(node['argument'])
    case 'UnaryExpression':
      return node['operator'] === 'delete' ? ifShared(node['argument']) : null
    case 'CallExpression':
      return callOf(node)
    default:
      return null
  }
}

function callOf(node: Node): string | null {
  const callee = written(node['callee'])
  const [first] = node['arguments'] as readonly unknown[]
  if (callee.startsWith('vi.') && !HARMLESS.has(callee.split('.')[1] ?? '')) return callee
  if (MOVERS.has(callee)) return callee
  if (!SETTERS.has(callee) || !first) return null
  return isShared(written(first)) ? `${callee}(${written(first)})` : null
}

/** Only what has a path: a variable of the test's own is no matter of others. */
const ifShared = (target: unknown): string | null => {
  const path = written(target)
  return path.includes('.') && isShared(path) ? `${path} = …` : null
}

const isShared = (path: string): boolean =>
  SHARED.has(path.split('.')[0] ?? '') || path.split('.').includes('prototype')

/** `process.env.PORT` of the node that says so, whatever brackets and casts it is in; '' for what has no name. */
function written(value: unknown): string {
  const node = (value ?? {}) as Node
  switch (node.type) {
    case 'Identifier':
      return String(node['name'])
    case 'MemberExpression':
      return `${written(node['object'])}.${node['computed'] ? nameIn(node['property']) : written(node['property'])}`
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return written(node['expression'])
    default:
      return ''
  }
}

const nameIn = (value: unknown): string => {
  const node = (value ?? {}) as Node
  return node.type === 'Literal' ? String(node['value']) : '[]'
}
