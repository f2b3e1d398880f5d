import { latePart } from '#/web/ui/late-part.tsx'

/** A drawing that stands as the server sent it until the code that draws has come, after the page around it listens. */
export const LazyDrawing = latePart(async () => (await import('./job-drawing.tsx')).JobDrawing)

/** The small one, likewise. */
export const LazyIcon = latePart(async () => (await import('./job-icon.tsx')).JobIcon)
