import { globSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '#/contract/endpoints.ts'
import type { Endpoint } from '#/contract/endpoint.ts'
import { allRoutes } from '#/server/app/build-app.ts'
import type { Container } from '#/server/app/container.ts'
import { liveRoutes } from '#/server/platform/live/live.routes.ts'
import type { CheckResult } from './check-result.ts'
import { checkTraces } from './check-traces.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Every endpoint that a contract file defines is listed, mounted once, has its own address and says who may call it. */
export async function checkEndpoints(container: Container): Promise<readonly CheckResult[]> {
  const live = liveRoutes({ ...container, topics: [] }).routes
  const mounted = [...live, ...allRoutes(container)].map((route) => route.endpoint)
  const defined = await definedEndpoints()
  const address = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`
  const unlisted = defined.filter((endpoint) => !endpoints.includes(endpoint))
  const unmounted = endpoints.filter((endpoint) => !mounted.includes(endpoint))
  const hidden = mounted.filter((endpoint) => !endpoints.includes(endpoint))
  const open = endpoints.filter((endpoint) => !endpoint.access?.who)
  return [
    result(
      'every endpoint is in the list at the foot of its contract file, and that in contract/endpoints.ts',
      unlisted,
    ),
    result('every listed endpoint is mounted', unmounted),
    result('every mounted endpoint is listed', hidden),
    result('every endpoint says who may call it', open),
    twice(
      'no two endpoints share an id',
      mounted.map((endpoint) => endpoint.id),
    ),
    twice('no two endpoints share an address', mounted.map(address)),
    ...checkTraces(endpoints),
    { name: 'there are endpoints at all', ok: endpoints.length > 20, detail: `${endpoints.length}` },
  ]
}

async function definedEndpoints(): Promise<readonly Endpoint[]> {
  const files = globSync('src/contract/**/*.contract.ts', { cwd: ROOT })
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

const result = (name: string, wrong: readonly Endpoint[]): CheckResult => ({
  name,
  ok: wrong.length === 0,
  detail: wrong.map((endpoint) => endpoint.id).join(', '),
})

function twice(name: string, values: readonly string[]): CheckResult {
  const repeated = values.filter((value, at) => values.indexOf(value) !== at)
  return { name, ok: repeated.length === 0, detail: repeated.join(', ') }
}
