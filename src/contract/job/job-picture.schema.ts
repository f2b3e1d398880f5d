import * as z from 'zod/mini'
import { FACE_PLACES } from '#/domain/preflight/job-faces.ts'

/** A page of the customer's on a face of the job. */
export const jobFace = z.object({
  place: z.enum(FACE_PLACES),
  fileId: z.uuid(),
  page: z.int(),
  /** The part of the page's picture, as shares of its width and height. */
  cut: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
})

/** The customer's own pages on the faces of a job. Their pictures come from `preflight.show-picture`. */
export const jobPicture = z.object({
  /** Panels come in their order. */
  faces: z.array(jobFace),
  /** A file is there that nobody has read yet: ask again in a moment. */
  coming: z.boolean(),
})
export type JobPictureView = z.output<typeof jobPicture>

/** Null for a job without files: the house's sample is shown. */
export const jobPictureOrNone = z.nullable(jobPicture)
