import type { LoaderFunction, RouteObject } from 'react-router'

/**
 * Loads the components of the first page's routes before the router starts, as React Router asks of an app that the server
 * has drawn: it then starts complete, and React takes over the HTML that is there. The data came with the page, so that a
 * loader is fetched only when it is asked for something new.
 */
export async function prepareRoutes(routes: readonly RouteObject[], ids: readonly string[]): Promise<void> {
  const first = routes.filter(({ id }) => id !== undefined && ids.includes(id))
  await Promise.all(first.map((route) => Promise.all([prepare(route), prepareRoutes(route.children ?? [], ids)])))
}

async function prepare(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return
  const { Component: load, loader: late } = route.lazy
  const loader: LoaderFunction = async (args) => {
    const loaded = await late?.()
    return typeof loaded === 'function' ? loaded(args) : null
  }
  const Component = (await load?.()) ?? route.Component
  Object.assign(route, { Component, ...(late ? { loader } : {}), lazy: undefined })
}
