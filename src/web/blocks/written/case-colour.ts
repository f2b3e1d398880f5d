import type { CSSProperties } from 'react'

/** Ink reads on each of them (5.6:1 and more), for titles stand on them. */
const COLOURS = [
  '#ff6a13',
  '#7ec4cf',
  '#f2c500',
  '#b9a5e0',
  '#8fbf7f',
  '#f29ab0',
  '#4fa8d8',
  '#e8654a',
  '#5fc2a0',
  '#d9b38c',
] as const

/** The colour of a work's drawing in place of the house's orange: always the same one for the same work. */
export function caseColour(id: string): CSSProperties {
  const hash = [...id].reduce((sum, letter) => (sum * 341 + (letter.codePointAt(0) ?? 0)) % 9973, 0)
  return { '--orange-bright': COLOURS[hash % COLOURS.length] } as CSSProperties
}
