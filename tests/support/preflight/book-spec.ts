import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'

const PART: PartSpec = {
  id: 'body',
  role: 'body',
  paper: 'cream-80',
  pages: 4,
  colourPages: 0,
  ink: { front: 1, back: 1 },
  coating: { front: 'none', back: 'none' },
  wings: { front: 0, back: 0 },
  fold: 'none',
  finishes: [],
}

/** A perfect-bound A5 book with black pages and a cover printed in colour on the outside. */
export function bookSpec(pages: number, body: Partial<PartSpec> = {}, rest: Partial<JobSpec> = {}): JobSpec {
  return {
    product: 'D413',
    trim: { width: 148, height: 210 },
    copies: 100,
    binding: 'perfect',
    bindingSide: 'left',
    parts: [
      { ...PART, id: 'cover', role: 'cover', paper: 'snow-250', pages: 4, colourPages: 2, ink: { front: 4, back: 0 } },
      { ...PART, pages, ...body },
    ],
    finishes: [],
    production: 'auto',
    ...rest,
  }
}
