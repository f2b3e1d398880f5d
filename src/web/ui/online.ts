/** Waits for the connection when there is none; what was asked for then goes on by itself. A server always has one. */
export const online = (): Promise<unknown> =>
  new Promise((go) =>
    'onLine' in navigator && !navigator.onLine ? addEventListener('online', go, { once: true }) : go(0),
  )

/** Fetches a part of the app. Without a connection it waits for one, also when the line was lost under way. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  await online()
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    return whenOnline(load)
  }
}
