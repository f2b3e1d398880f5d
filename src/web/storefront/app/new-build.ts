/** A path is reloaded for a new build at most once in this time. */
export const RELOAD_GUARD_MS = 10_000
const POLL_MS = 5 * 60_000
const KEY = 'jikji.reloaded'

type Reloads = Readonly<Record<string, number>>

/** May this path be reloaded now? Returns the record to keep, or null when it was reloaded within the guard time. */
export function allowReload(reloads: Reloads, path: string, now: number): Reloads | null {
  const last = reloads[path]
  if (last !== undefined && now - last < RELOAD_GUARD_MS) return null
  const fresh = Object.entries(reloads).filter(([, at]) => now - at < RELOAD_GUARD_MS)
  return { ...Object.fromEntries(fresh), [path]: now }
}

/** Leaves the app for `path` with a full load, unless that was just done. True when the page is being replaced. */
export function reloadOnce(path: string): boolean {
  const kept = readReloads()
  const next = allowReload(kept, path, Date.now())
  if (!next) return false
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage the guard cannot be kept, and a reload could go round for ever.
    return false
  }
  // A path may look like another host: `//elsewhere`.
  location.assign(location.origin + path)
  return true
}

function readReloads(): Reloads {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Reloads
  } catch {
    return {}
  }
}

/**
 * Asks now and then whether another build is being served. `isStale()` turns true once one is; the router then leaves
 * with a full load at the next navigation, never in the middle of somebody's work.
 */
export function watchBuilds(current: string): { readonly isStale: () => boolean } {
  let stale = false
  const ask = async () => {
    if (stale || document.visibilityState === 'hidden') return
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
      const latest = answer.ok ? ((await answer.json()) as { readonly id?: string }).id : undefined
      stale = latest !== undefined && latest !== current
    } catch {
      // offline: ask again later
    }
  }
  setInterval(() => void ask(), POLL_MS)
  document.addEventListener('visibilitychange', () => void ask())
  // A chunk of the old build is gone: only a reload brings the page. Without a connection it would take the page away.
  addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadOnce(location.pathname + location.search)) event.preventDefault()
  })
  return { isStale: () => stale }
}
