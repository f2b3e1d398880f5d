import { latePart } from '#/web/ui/lazy-part.tsx'

/** How a job of a promotion looks; the words and prices beside it come first. */
export const LateDrawing = latePart(async () => (await import('#/web/blocks/job-drawing/job-drawing.tsx')).JobDrawing)
