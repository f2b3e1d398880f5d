import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { HydrationState, RouteMatch, RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#/web/ui/tokens.css'
import '#/web/ui/base.css'
import { partnerSession, staffSession } from '#/web/api/account-session.ts'
import { configureClient } from '#/web/api/client-port.ts'
import { followMember } from '#/web/api/follow-member.ts'
import { publicSettings } from '#/web/api/public-settings.ts'
import { startSession } from '#/web/api/session.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { firstTouch, touchNow } from '#/web/ui/first-touch.ts'
import { online } from '#/web/ui/online.ts'
import type { Router } from './early-router.ts'
import { earlyRouter } from './early-router.ts'
import { reloadOnce, watchBuilds } from './new-build.ts'
import { prepareRoutes } from './prepare-routes.ts'
import { buildRoutes } from './routes.tsx'

async function start(): Promise<void> {
  startSession()
  partnerSession.start()
  staffSession.start()
  const routes = buildRoutes()
  const router = await startRouter(routes, await prepareRoutes(routes, location))
  configureClient({
    navigate: (to) => void router.navigate(to),
    showError: (error) => void alertDialog('error', { body: error.message }),
  })
  // Who is led to another page, or gets no page drawn by the server, has nothing to wait for.
  router.subscribe(touchNow)
  if (!document.getElementById('app')?.firstElementChild) touchNow()
  void firstTouch().then(async () => (await import('./after-touch.ts')).startAfterTouch())
  followMember()
  leaveForNewBuild(router)
  const app = <RouterProvider router={router} />
  const root = document.getElementById('app')
  if (!root) throw new Error('no #app in the page')
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** The router that a first page needs; one that was left and is come back to finds its place again by the whole one. */
async function startRouter(routes: RouteObject[], first: readonly RouteMatch[]): Promise<Router> {
  const hydration = readHydration()
  const load = async () => {
    await online()
    return (await import('./full-router.ts')).fullRouter(routes, hydration)
  }
  if (!hydration || hydration.errors || !isFirstVisit()) return load()
  const { router, wake } = earlyRouter({ routes, first, hydration, load })
  void firstTouch().then(wake)
  return router
}

function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/** The next navigation after a new build came out is a full load of the page it goes to. */
function leaveForNewBuild(router: Router): void {
  const builds = watchBuilds(publicSettings().buildId)
  router.subscribe((state) => {
    const goal = state.navigation.location
    if (goal && state.navigation.state === 'loading' && builds.isStale()) reloadOnce(goal.pathname + goal.search)
  })
}

function readHydration(): HydrationState | null {
  const text = document.getElementById('jikji-data')?.textContent
  return text ? (JSON.parse(text) as HydrationState) : null
}

void start()
