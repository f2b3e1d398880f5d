import type { Edge } from './module-graph.ts'
import { PARTS } from './parts.data.ts'
import { COMPUTED_IMPORTS, DOMAIN_ROOMS, ROOMS, TABLE_READERS, TEST_PACKAGES, type Room } from './rooms.data.ts'

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

const TEST = /\.test\.tsx?$|^tests\/|\.e2e\.ts$/
const isTest = (path: string) => TEST.test(path)

const roomOf = (path: string): Room | null =>
  ROOMS.filter(({ name }) => path.startsWith(`${name}/`)).toSorted((a, b) => b.name.length - a.name.length)[0] ?? null

const DOMAIN_ORDER = Object.keys(DOMAIN_ROOMS)
const standsBefore = (lower: string, upper: string) =>
  DOMAIN_ORDER.includes(lower) && DOMAIN_ORDER.indexOf(lower) < DOMAIN_ORDER.indexOf(upper)

/** A server feature as `part/feature`. */
const featureOf = (path: string): string | null => /^src\/server\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null

/** The part of the shop that a file of the server or the contract belongs to. */
const partOf = (path: string): string | null => {
  const folder = /^src\/(?:server\/features|contract)\/([^/]+)\//.exec(path)?.[1]
  return PARTS.find(({ name }) => name === folder)?.name ?? null
}

/** Each rule looks at one import and says what is wrong with it, or nothing. */
type Rule = (edge: Edge) => string | null

const file = (edge: Edge) => (edge.to.kind === 'file' ? edge.to.path : null)

const RULES: Readonly<Record<string, Rule>> = {
  'everything-resolves': ({ to }) => (to.kind === 'missing' ? to.specifier : null),

  'imports-are-written-out': ({ from, to }) =>
    to.kind === 'computed' && !(from in COMPUTED_IMPORTS) ? 'an import that is only known when it runs' : null,

  'nothing-runs-tests': (edge) => {
    const to = file(edge)
    if (to === null || isTest(edge.from) || !isTest(to)) return null
    // Scripts start the shop for tests and may use their tools.
    return edge.from.startsWith('scripts/') && to.startsWith('tests/support/') ? null : to
  },

  'a-room-sees-only-those-below': (edge) => {
    const room = roomOf(edge.from)
    const to = file(edge)
    if (!room || to === null || isTest(to) || isTest(edge.from)) return null
    const other = roomOf(to)
    return other?.name === room.name || (other && room.sees.includes(other.name)) ? null : to
  },

  'domain-rooms-stand-in-order': (edge) => {
    const to = file(edge) ?? ''
    const [own, other] = [edge.from, to].map((path) => /^src\/domain\/([^/]+)\//.exec(path)?.[1])
    if (!own || !other || own === other || isTest(edge.from)) return null
    return DOMAIN_ROOMS[own]?.includes(other) && standsBefore(other, own) ? null : to
  },

  'a-test-looks-no-further-than-the-shop': (edge) => {
    const to = file(edge)
    if (to === null || !isTest(edge.from) || !edge.from.startsWith('src/')) return null
    return to.startsWith('src/') || to.startsWith('tests/support/') ? null : to
  },

  'a-room-uses-only-its-packages': ({ from, to }) => {
    const room = roomOf(from)
    if (to.kind !== 'package' || !room) return null
    const allowed = [...room.packages, ...(isTest(from) ? TEST_PACKAGES : [])]
    return allowed.includes(to.name) ? null : to.name
  },

  'a-room-uses-only-its-node-modules': ({ from, to }) => {
    const room = roomOf(from)
    return to.kind !== 'node' || !room || isTest(from) || room.node.includes(to.name) ? null : `node:${to.name}`
  },

  'parts-ask-only-those-below': (edge) => {
    const part = partOf(edge.from)
    const other = partOf(file(edge) ?? '')
    if (!part || !other || part === other || isTest(edge.from) || roomOf(edge.from) !== roomOf(file(edge) ?? ''))
      return null
    return PARTS.find(({ name }) => name === part)?.asks.includes(other) ? null : file(edge)
  },

  'parts-own-every-folder': ({ from }) => {
    const [, part, feature] = /^src\/server\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(from) ?? []
    if (!part) return null
    return PARTS.some(({ name, owns }) => name === part && owns.includes(feature ?? '')) ? null : `a folder of no part`
  },

  'features-meet-through-public-files': (edge) => {
    const feature = featureOf(edge.from)
    const other = featureOf(file(edge) ?? '')
    if (!feature || !other || feature === other || isTest(edge.from)) return null
    if (feature in TABLE_READERS && file(edge)?.endsWith('.table.ts')) return null
    return file(edge) === `src/server/features/${other}/${other.split('/')[1]}.public.ts` ? null : file(edge)
  },

  'a-public-file-shows-only-its-own-feature': (edge) => {
    const feature = edge.from.endsWith('.public.ts') && featureOf(edge.from)
    if (!feature || edge.reexport === null) return null
    if (edge.reexport === 'all') return `everything of ${file(edge) ?? 'another module'}`
    return featureOf(file(edge) ?? '') === feature ? null : file(edge)
  },

  'web-features-see-only-themselves': (edge) => {
    const [feature] = /^src\/web\/(storefront|backoffice)\/features\/[^/]+\/[^/]+\//.exec(edge.from) ?? []
    const to = file(edge) ?? ''
    if (!feature || isTest(edge.from) || !/^src\/web\/(storefront|backoffice)\//.test(to)) return null
    return to.startsWith(feature) ? null : to
  },
}

export const RULE_NAMES: readonly string[] = [...Object.keys(RULES), 'no-circle']

/** What breaks the rules of the house, one line an import. */
export function judgeEdges(edges: readonly Edge[]): readonly Violation[] {
  return edges.flatMap((edge) =>
    Object.entries(RULES).flatMap(([rule, judge]) => {
      const to = judge(edge)
      return to === null ? [] : [{ rule, from: edge.from, to }]
    }),
  )
}
