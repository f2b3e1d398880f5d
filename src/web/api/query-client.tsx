import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ApiError } from './api-error.ts'
import { useMember } from './session.ts'

/** Tries again only what may go better the second time: no answer, or a server that is busy. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502)

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: shouldRetry, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}

let inBrowser: QueryClient | null = null

/** Forgets all answers when somebody else is here: what one read is nobody else's business at the same browser. */
function browserClient(): QueryClient {
  if (inBrowser) return inBrowser
  const client = makeQueryClient()
  useMember.subscribe((now, before) => {
    if (before.accessToken !== '' && now.uuid !== before.uuid) client.clear()
  })
  return (inBrowser = client)
}

/** What is in the cart was changed by a page that asks nothing of the cache itself. */
export const cartChanged = (): Promise<void> => browserClient().invalidateQueries({ queryKey: ['cart'] })

/** Somebody of the staff may do other things than the page believed. */
export const rightsChanged = (): Promise<void> => browserClient().invalidateQueries({ queryKey: ['staff-me'] })

/** One cache for the life of the app in the browser; on the server one per render, so that nobody sees another's answer. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? makeQueryClient() : browserClient()))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
