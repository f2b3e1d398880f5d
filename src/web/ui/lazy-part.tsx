import { type ComponentType, lazy, memo, Suspense, useDeferredValue } from 'react'
import { whenOnline } from './online.ts'

/**
 * A part of the page whose code comes when it is first drawn: `lazyPart(async () => (await import('./x.tsx')).X)`. Inside
 * `Suspense` the server draws it at once, and its HTML stands until the code has come. Give its props memoised or deferred.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await whenOnline(load) }))

/**
 * A lazy part that stands as the server drew it until its code has come. What changes meanwhile around it waits too: passed on at
 * once, it would take away what the server drew.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  // React takes even equal children of a boundary that is not alive yet for a change, so the boundary itself is not drawn anew.
  const Kept = memo(({ props }: { readonly props: Props }) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ))
  return memo((props: Props) => <Kept props={useDeferredValue(props)} />)
}
