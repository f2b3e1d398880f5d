import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/**
 * A page with all its lazy parts in their places, however large: a script that moved them there would wait for React's own.
 * Errors: the first that a part of it threw. It is kept until the drawing ends, for React calls from a task of its own, where a
 * throw would reach nobody and end the process.
 */
export async function drawWhole(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
