import { useSyncExternalStore } from 'react'

const QUERY = '(width < 900px)'

const watch = (onChange: () => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** True where a spread would be too small to read, and pages are shown one by one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
