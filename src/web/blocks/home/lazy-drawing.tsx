import { latePart } from '#/web/ui/lazy-part.tsx'

/** A drawing that stands as the server sent it until the code that draws has come, after the page around it listens. */
export const LazyDrawing = latePart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)

/** The small one, likewise. */
export const LazyIcon = latePart(async () => (await import('#/web/blocks/job-drawing/job-icon.tsx')).JobIcon)
