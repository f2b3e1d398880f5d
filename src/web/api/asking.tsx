import type { ComponentType } from 'react'

/** A part of the page that asks the server by itself, together with the data client, for pages that start without one. */
export async function asking<Props extends object>(load: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const [{ QueryProvider }, Part] = await Promise.all([import('./query-client.tsx'), load])
  return function Asking(props: Props) {
    return (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    )
  }
}
