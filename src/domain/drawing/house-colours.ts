import type { Tone } from './scene.ts'

/** What a drawing has outside the browser, where no style sheet says it. */
const COLOURS: Readonly<Record<string, string>> = {
  ink: '#161513',
  grey: '#6a665f',
  sheet: '#ffffff',
  edge: '#e9e6df',
  orange: '#ff6a13',
}

/** A tone in plain figures; the tint of a paper, and none, as they are. */
export const plainColour = (tone: Tone): string => COLOURS[tone] ?? tone
