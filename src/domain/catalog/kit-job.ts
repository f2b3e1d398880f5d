import type { JobSpec, SamplePaper } from './job-spec.ts'
import { KIT_CODE, type ProductCode } from './product-kinds.ts'

/** A kit of paper samples as a job: no part, so that nothing of it is printed. What is packed is `samples` (ADR 0081). */
export const kitJob = (samples: readonly SamplePaper[]): JobSpec => ({
  product: KIT_CODE,
  trim: { width: 105, height: 148 },
  copies: 1,
  binding: null,
  bindingSide: 'left',
  parts: [],
  finishes: [],
  production: 'auto',
  samples,
})

/** It is packed from what the shop has and sent like any parcel. */
export const isKit = ({ product }: { readonly product: ProductCode }): boolean => product === KIT_CODE

/** The papers of a kit in one line, as customer and packer read them. */
export const kitWords = ({ samples = [] }: Pick<JobSpec, 'samples'>): string =>
  `${samples.length}종: ${samples.map(({ name }) => name).join(', ')}`
