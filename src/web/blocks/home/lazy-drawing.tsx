import { Suspense } from 'react'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import type { JobDrawingProps } from '#/web/blocks/job-drawing/job-drawing.tsx'
import type { JobIconProps } from '#/web/blocks/job-drawing/job-icon.tsx'

const Drawing = lazyPart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)
const Icon = lazyPart(async () => (await import('#/web/blocks/job-drawing/job-icon.tsx')).JobIcon)

/** A drawing that stands as the server sent it until the code that draws has come, after the page around it listens. */
export function LazyDrawing(props: JobDrawingProps) {
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  )
}

/** The small one, likewise. */
export function LazyIcon(props: JobIconProps) {
  return (
    <Suspense fallback={null}>
      <Icon {...props} />
    </Suspense>
  )
}
