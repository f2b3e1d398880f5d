/** Waits for the connection when there is none; what was asked for then goes on by itself. */
export const online = (): Promise<unknown> =>
  new Promise((go) => (navigator.onLine ? go(0) : addEventListener('online', go, { once: true })))
