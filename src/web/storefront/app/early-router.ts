import type { HydrationState, Location, RouteMatch, RouteObject, createBrowserRouter } from 'react-router'
import { UNSAFE_createBrowserHistory, UNSAFE_defaultMapRouteProperties } from 'react-router'

export type Router = ReturnType<typeof createBrowserRouter>
type State = Router['state']
type Listener = Parameters<Router['subscribe']>[0]

interface EarlyRouterOptions {
  readonly routes: RouteObject[]
  /** The routes of the first page, with their lazy parts loaded. */
  readonly first: readonly RouteMatch[]
  /** What the server drew the first page from, without an error. */
  readonly hydration: HydrationState
  /** Fetches the real router, which starts from the same place and data. */
  readonly load: () => Promise<Router>
}

export interface EarlyRouter {
  readonly router: Router
  /** Brings the real one at the first sign that somebody wants to go elsewhere. */
  readonly wake: () => Promise<Router>
}

/**
 * Stands in for the router while the first page is only being looked at: it knows the page that the server drew and
 * nothing else. The machinery of navigating is a fifth of what a first page would have to load, and is there long before
 * a link can be followed: it is fetched at the first touch, and in any case before anything is done with it.
 */
export function earlyRouter({ routes, first, hydration, load }: EarlyRouterOptions): EarlyRouter {
  const listeners = new Map<Listener, () => void>()
  const history = UNSAFE_createBrowserHistory()
  let real: Router | null = null
  let coming: Promise<Router> | null = null
  const wake = () => (coming ??= load().then(take))

  function take(router: Router): Router {
    real = router
    for (const listener of listeners.keys()) {
      listeners.set(listener, router.subscribe(listener))
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false, viewTransitionOpts: undefined })
    }
    for (const restore of restoring) restore(router)
    return router
  }

  const restoring = new Set<(router: Router) => void>()
  const early = {
    basename: '/',
    future: {},
    window,
    routes,
    manifest: {},
    state: stateOf(first, hydration, history.location),
    createHref: history.createHref.bind(history),
    createURL: history.createURL.bind(history),
    encodeLocation: history.encodeLocation.bind(history),
    subscribe(listener: Listener) {
      listeners.set(listener, () => undefined)
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    enableScrollRestoration(...how: Parameters<Router['enableScrollRestoration']>) {
      let stop: () => void = () => undefined
      const restore = (router: Router) => {
        // The page stays where its reader has scrolled meanwhile.
        const [positions, place] = how
        positions[router.state.location.key] = place()
        stop = router.enableScrollRestoration(...how)
      }
      restoring.add(restore)
      return () => {
        restoring.delete(restore)
        stop()
      }
    },
    navigate: async (...where: [never]) => (await wake()).navigate(...where),
    revalidate: async () => (await wake()).revalidate(),
    fetch: async (...what: [never, never, never]) => (await wake()).fetch(...what),
  }
  // Whoever holds the stand-in has the real one once it is there.
  const router = new Proxy(early as unknown as Router, {
    get: (standIn, name) => Reflect.get(real ?? standIn, name) as unknown,
  })
  return { router, wake }
}

/** As a router starts that has everything for its first page. */
function stateOf(first: readonly RouteMatch[], hydration: HydrationState, location: Location): State {
  const matches = first.map((match) => ({
    ...match,
    route: { ...match.route, ...UNSAFE_defaultMapRouteProperties(match.route as never) },
  }))
  return {
    historyAction: 'POP',
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' },
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydration.loaderData ?? {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as State
}
