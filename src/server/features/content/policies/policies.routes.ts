import { readPolicy } from '#/contract/content/policies.contract.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { readPolicy as read } from './read-policy.ts'

export const policiesRoutes = (deps: Pick<Services, 'database' | 'clock'>): readonly Route[] => [
  route(readPolicy, ({ params, query }) => read(deps, params.name, query.version)),
]
