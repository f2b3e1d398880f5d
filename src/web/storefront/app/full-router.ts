import type { HydrationState, RouteObject } from 'react-router'
import {
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from 'react-router'
import { focusNewPages } from '#/web/ui/focus-new-pages.ts'
import type { Router } from './early-router.ts'
import { payloadStrategy } from './payload-strategy.ts'

/** What `createBrowserRouter` does, written out so that its machinery is a script of its own. */
export function fullRouter(routes: RouteObject[], hydrationData: HydrationState | null): Router {
  const router = UNSAFE_createRouter({
    history: UNSAFE_createBrowserHistory(),
    routes,
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: payloadStrategy,
    ...(hydrationData ? { hydrationData } : {}),
  }).initialize()
  focusNewPages(router)
  return router
}
