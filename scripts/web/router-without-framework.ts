import type { Ref, RefCallback } from 'react'
import { createContext, useRef } from 'react'

/**
 * What is left of React Router's framework mode in an app that does not use it: no context, nothing to prefetch. The
 * build puts it in the place of `lib/dom/ssr/components.js`, which every `Link` imports.
 */
export const FrameworkContext = createContext(undefined)

export const PrefetchPageLinks = (): null => null

export const usePrefetchBehavior = () => [false, useRef(null), {}] as const

export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }
  }
}
