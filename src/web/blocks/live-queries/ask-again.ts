import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for what has changed. A first answer that is still on its way may have been read before the change, and the
 * client does not ask twice at once for what it has never had: it is asked for once more when that answer is here.
 */
export function askAgain(client: QueryClient, queryKey: QueryKey): void {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void client.invalidateQueries({ queryKey })
  for (const query of first) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    // One that failed is asked again by whoever shows it.
    void query.promise?.then(again, () => undefined)
  }
}
