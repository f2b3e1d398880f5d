import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { HydrationState } from 'react-router'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#/web/ui/tokens.css'
import '#/web/ui/base.css'
import { partnerSession, staffSession } from '#/web/api/account-session.ts'
import type { ApiError } from '#/web/api/api-error.ts'
import { configureClient } from '#/web/api/app-callbacks.ts'
import { followMember } from '#/web/api/follow-member.ts'
import { publicSettings } from '#/web/api/public-settings.ts'
import { startSession } from '#/web/api/session.ts'
import { watchConnection } from '#/web/ui/connection-notice.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { focusNewPages } from '#/web/ui/focus-new-pages.ts'
import { protectCopies } from './copy-protection.ts'
import { reloadOnce, watchBuilds } from './new-build.ts'
import { payloadStrategy } from './payload-strategy.ts'
import { prepareRoutes } from './prepare-routes.ts'
import { buildRoutes } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** What the server drew the page from, and the routes it matched. */
interface FirstPage extends HydrationState {
  readonly routes: readonly string[]
}

async function start(): Promise<void> {
  startSession()
  partnerSession.start()
  staffSession.start()
  const { routes: first, ...hydrationData } = readFirstPage()
  const routes = buildRoutes()
  await prepareRoutes(routes, first)
  const router = createBrowserRouter(routes, { hydrationData, dataStrategy: payloadStrategy })
  const navigate = (goal: string) => void router.navigate(goal)
  configureClient({
    navigate,
    showError: (error) => void tell(error, navigate),
  })
  focusNewPages(router)
  protectCopies()
  watchConnection()
  followMember()
  leaveForNewBuild(router)
  const app = <RouterProvider router={router} />
  const root = document.getElementById('app')
  if (!root) throw new Error('no #app in the page')
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

async function tell(error: ApiError, navigate: (path: string) => void): Promise<void> {
  if (error.code !== 'MEMBERS_ONLY') return alertDialog('error', { body: error.message })
  const { offerJoining } = await import('./offer-joining.ts')
  await offerJoining(navigate, location, error.message)
}

/** The next navigation after a new build came out is a full load of the page it goes to. */
function leaveForNewBuild(router: Router): void {
  const builds = watchBuilds(publicSettings().buildId)
  router.subscribe((state) => {
    const goal = state.navigation.location
    if (goal && state.navigation.state === 'loading' && builds.isStale()) reloadOnce(goal.pathname + goal.search)
  })
}

function readFirstPage(): FirstPage {
  return JSON.parse(document.getElementById('jikji-data')?.textContent ?? '{"routes":[]}') as FirstPage
}

void start()
