import type { Violation } from './judge-edges.ts'
import type { Edge } from './module-graph.ts'

/** Modules that reach themselves, type imports included: one violation for each import that closes a circle. */
export function findCircles(edges: readonly Edge[]): readonly Violation[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) {
    if (to.kind === 'file' && to.path !== from) next.set(from, [...(next.get(from) ?? []), to.path])
  }
  const done = new Set<string>()
  const circles: Violation[] = []

  function visit(path: string, trail: readonly string[]): void {
    for (const to of next.get(path) ?? []) {
      if (trail.includes(to)) circles.push({ rule: 'no-circle', from: path, to })
      else if (!done.has(to)) visit(to, [...trail, to])
    }
    done.add(path)
  }

  for (const path of next.keys()) if (!done.has(path)) visit(path, [path])
  return circles
}
