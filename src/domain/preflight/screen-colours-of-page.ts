import type { PageFacts } from './pdf-facts.ts'

/** Colours of a screen, also on pages without colour: black made of red, green and blue is not black ink. */
export const hasScreenColours = ({ colourSpaces }: Pick<PageFacts, 'colourSpaces'>): boolean =>
  colourSpaces.some((space) => /RGB|Lab/.test(space))
