import { useEffect, useRef } from 'react'
import { browserLive } from './browser-live.ts'

/**
 * Calls `onChange` whenever one of the topics (`proof:<id>`) has changed, or may have, for the life of a component. Topics may
 * change; an empty list watches nothing.
 */
export function useLive(topics: readonly string[], onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const key = topics.join(' ')
  useEffect(() => (key ? browserLive().watch(key.split(' '), () => latest.current()) : undefined), [key])
}
