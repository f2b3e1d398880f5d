import type { PartSpec } from '../job-spec.ts'

const PLAIN = {
  coating: { front: 'none', back: 'none' },
  wings: { front: 0, back: 0 },
  fold: 'none',
  finishes: [],
} as const

/** A cover printed in four colours outside and matte laminated. */
export const usualCover = (paper: string): PartSpec => ({
  ...PLAIN,
  id: 'cover',
  role: 'cover',
  paper,
  pages: 4,
  colourPages: 2,
  ink: { front: 4, back: 0 },
  coating: { front: 'matte', back: 'none' },
})

export const blackBody = (paper: string, pages: number): PartSpec => ({
  ...PLAIN,
  id: 'body',
  role: 'body',
  paper,
  pages,
  colourPages: 0,
  ink: { front: 1, back: 1 },
})

export const colourBody = (paper: string, pages: number): PartSpec => ({
  ...PLAIN,
  id: 'body',
  role: 'body',
  paper,
  pages,
  colourPages: pages,
  ink: { front: 4, back: 4 },
})

/** Two leaves at the front and two at the back, unprinted. */
export const plainEndpaper = (paper: string): PartSpec => ({
  ...PLAIN,
  id: 'endpaper',
  role: 'endpaper',
  paper,
  pages: 8,
  colourPages: 0,
  ink: { front: 0, back: 0 },
})

export const colourSheet = (paper: string, sides: 1 | 2): PartSpec => ({
  ...PLAIN,
  id: 'sheet',
  role: 'sheet',
  paper,
  pages: sides,
  colourPages: sides,
  ink: { front: 4, back: sides === 2 ? 4 : 0 },
})

export const blackSheet = (paper: string, sides: 1 | 2): PartSpec => ({
  ...PLAIN,
  id: 'sheet',
  role: 'sheet',
  paper,
  pages: sides,
  colourPages: 0,
  ink: { front: 1, back: sides === 2 ? 1 : 0 },
})

/** A divider leaf of coloured paper. */
export const plainInsert = (paper: string, pages: number): PartSpec => ({
  ...PLAIN,
  id: 'insert-1',
  role: 'insert',
  paper,
  pages,
  colourPages: 0,
  ink: { front: 0, back: 0 },
})
