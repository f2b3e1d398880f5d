import type { ReactNode } from 'react'
import { QueryProvider } from '#/web/api/query-client.tsx'

/** Around pages that ask while they are open. Reading pages get their data with the page and do without the client. */
export function QueryPages({ children }: { readonly children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>
}
