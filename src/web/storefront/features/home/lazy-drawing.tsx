import type { ComponentType } from 'react'
import { Suspense, lazy } from 'react'
import type { JobDrawingProps } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { whenTouched } from './when-touched.ts'

/**
 * The server draws at once. In the browser those drawings stand as they came, without a line of script, until somebody
 * reaches for the quick quote or comes here from another page; React keeps what is inside a boundary that is not loaded.
 */
const Drawing: ComponentType<JobDrawingProps> = import.meta.env.SSR
  ? (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing
  : lazy(async () => {
      await whenTouched()
      const module = await import('#/web/blocks/job-drawing/job-drawing.tsx')
      return { default: module.JobDrawing }
    })

export function LazyDrawing(props: JobDrawingProps) {
  return (
    <Suspense fallback={null}>
      <Drawing {...props} />
    </Suspense>
  )
}
