const LETTERS = 'ABCDEFGHIJKL'

/** By which a job is known on the drawing and in the list beside it. */
export const memberLetter = (index: number): string => LETTERS[index] ?? ''
