import type { ComponentType } from 'react'
import { Suspense, lazy, memo } from 'react'
import { firstTouch } from './first-touch.ts'
import { online } from './online.ts'

/**
 * A part of the page that stands as the server drew it, without a line of script, until somebody touches the page: React
 * keeps what is inside a boundary that is not loaded. Without a line it stays so until there is one again. Only other props
 * make the boundary draw again, and they have to come in a transition or deferred, or what the server sent would be lost. On
 * the server it is drawn at once:
 * `const X = import.meta.env.SSR ? drawn((await import('./x.tsx')).X) : late(async () => (await import('./x.tsx')).X)`.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => {
    await firstTouch()
    await online()
    return { default: await load() }
  })
  return within(Loaded)
}

/** The same on the server: the boundary is written into the HTML, so that the browser finds it there. */
export const drawn = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> => within(Component)

function within<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    )
  })
}
