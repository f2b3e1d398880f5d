import type { DataStrategyFunction } from 'react-router'
import { online, whenOnline } from '#/web/ui/online.ts'
import type { RouteHandle } from './route-handle.ts'

/** Where the server keeps a page's data: `/_payload/cust/notice.json`, `/_payload/index.json` for the home page. */
export function payloadPath(pathname: string, search: string): string {
  const bare = pathname.replace(/\/+$/, '')
  return `/_payload${bare === '' ? '/index' : bare}.json${search}`
}

interface Payload {
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Moving to another page asks the server once for all its data, as the first page got it; a loader that is not in the
 * answer, or an answer that does not come, lets the loader ask by itself. Without a connection the move waits for it.
 */
export const payloadStrategy: DataStrategyFunction = async ({ request, matches }) => {
  await online()
  let payload: Promise<Payload | null> | null = null
  const once = () => (payload ??= fetchPayload(request))
  const wanted = matches.filter((match) => match.shouldCallHandler())
  const [results] = await Promise.all([
    Promise.all(
      wanted.map((match) =>
        match.resolve(async (handler) => {
          const data = request.method === 'GET' ? (await once())?.data[match.route.id] : undefined
          return data ?? handler()
        }),
      ),
    ),
    Promise.all(wanted.map(({ route }) => prepare(route.handle as RouteHandle | undefined))),
  ])
  return Object.fromEntries(wanted.map((match, at) => [match.route.id, results[at] ?? { type: 'data', result: null }]))
}

/** What does not come now is asked for once more where it is drawn. */
async function prepare(handle: RouteHandle | undefined): Promise<void> {
  if (handle) await whenOnline(handle.prepare).catch(() => undefined)
}

async function fetchPayload(request: Request): Promise<Payload | null> {
  const url = new URL(request.url)
  try {
    const answer = await fetch(payloadPath(url.pathname, url.search), { signal: request.signal })
    return answer.ok ? ((await answer.json()) as Payload) : null
  } catch {
    return null
  }
}
