import type { ComponentType } from 'react'
import { lazy } from 'react'
import { whenOnline } from './online.ts'

/**
 * A part of the page whose code comes when it is first drawn: `lazyPart(async () => (await import('./x.tsx')).X)`. Inside
 * `Suspense` the server draws it at once, and its HTML stands until the code has come. Give its props memoised or deferred.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await whenOnline(load) }))
