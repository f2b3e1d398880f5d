import type { Measured, PageFacts } from '#/domain/preflight/pdf-facts.ts'
import { spreadOut } from '#/lib/spread-out.ts'
import type { Budget } from '#/pdf/content/budget.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { edgesOf, type FramesOfPage } from './page-edges.ts'
import { drawEdges } from './read-page.ts'

export interface PagesRead {
  readonly pages: readonly PageFacts[]
  /** Of pages whose art reaches a frame and that were not drawn yet, by number. */
  readonly frames: ReadonlyMap<number, FramesOfPage>
}

export interface EdgesSeen {
  readonly pages: readonly PageFacts[]
  readonly counts: Pick<Measured, 'edgePages' | 'edgesDrawn'>
}

/**
 * Draws pages whose art reaches the trim and sees whether it goes on beyond. A frame of the marks does not tell: one picture
 * may run off where the ground beside it ends. As many pages as the time allows, spread over the book.
 */
export function lookAtEdges(document: OpenDocument, { pages, frames }: PagesRead, budget: Budget): EdgesSeen {
  const mayGoOn = budget.timer(budget.limits.edgeMilliseconds)
  const seen = new Map<number, PageFacts['edges']>()
  for (const [number, ofPage] of spreadOut([...frames])) {
    if (!mayGoOn()) break
    const edges = edgesOfPage(document, number, ofPage)
    if (edges) seen.set(number, edges)
  }
  const already = pages.filter((page) => page.edges !== null).length
  return {
    pages: pages.map((page) => ({ ...page, edges: seen.get(page.number) ?? page.edges })),
    counts: { edgePages: frames.size + already, edgesDrawn: seen.size + already },
  }
}

/** A page that cannot be drawn is judged by its marks. */
function edgesOfPage(document: OpenDocument, number: number, frames: FramesOfPage): PageFacts['edges'] {
  try {
    return edgesOf(frames, drawEdges(document, number, frames))
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error
    return null
  }
}
