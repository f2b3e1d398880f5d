import { Suspense } from 'react'
import type { JobDrawingProps } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { lazyPart } from '#/web/ui/lazy-part.ts'

const Drawing = lazyPart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)

/** Stands as the server drew it until its code has come. */
export const LazyDrawing = (props: JobDrawingProps) => (
  <Suspense fallback={null}>
    <Drawing {...props} />
  </Suspense>
)
