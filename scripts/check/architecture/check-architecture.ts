import { join } from 'node:path'
import type { CheckResult } from '../check-result.ts'
import { findCircles } from './find-circles.ts'
import { judgeEdges, RULE_NAMES, type Violation } from './judge-edges.ts'
import { edgesOf, readSources, type Sources } from './module-graph.ts'
import { PLANTED, type Planted } from './planted.data.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Fewer sources than this means that nothing was read, not that all is well. */
const LEAST_SOURCES = 1_800

/** Who imports whom, held against the rooms of the house; and each rule held against a planted violation. */
export function checkArchitecture(): readonly CheckResult[] {
  const sources = readSources(ROOT)
  const broken = violationsOf(sources)
  const missed = PLANTED.filter((planted) => !isCaught(planted, sources)).map(inWords)
  const untried = RULE_NAMES.filter((rule) => !PLANTED.some((planted) => planted.rule === rule))
  return [
    { name: 'imports follow the arrows', ok: broken.length === 0, detail: broken.map(describe).join('\n') },
    {
      name: `at least ${LEAST_SOURCES} sources were read`,
      ok: sources.size >= LEAST_SOURCES,
      detail: `${sources.size}`,
    },
    {
      name: `${PLANTED.length} planted violations are caught, one of each rule at least`,
      ok: missed.length + untried.length === 0,
      detail: [...missed, ...untried.map((rule) => `never planted: ${rule}`)].join('\n'),
    },
  ]
}

function violationsOf(sources: Sources): readonly Violation[] {
  const edges = edgesOf(sources, ROOT)
  return [...judgeEdges(edges), ...findCircles(edges)]
}

/** The planted source is judged alone: what it imports is found among the real ones. */
function isCaught({ rule, path, source, beside = {} }: Planted, real: Sources): boolean {
  const planted = new Map([...Object.entries(beside), [path, source]])
  const known = { has: (at: string) => planted.has(at) || real.has(at), paths: [...real.keys()] }
  const edges = edgesOf(planted, ROOT, known)
  return [...judgeEdges(edges), ...findCircles(edges)].some((found) => found.rule === rule && planted.has(found.from))
}

const describe = ({ rule, from, to }: Violation) => `${rule}: ${from} → ${to}`
const inWords = ({ rule, source }: Planted) => `${rule}: not caught: ${source.trim()}`
