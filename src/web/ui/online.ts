/** Waits for the connection when there is none; what was asked for then goes on by itself. A server always has one. */
export const online = (): Promise<unknown> =>
  new Promise((go) =>
    'onLine' in navigator && !navigator.onLine ? addEventListener('online', go, { once: true }) : go(0),
  )
