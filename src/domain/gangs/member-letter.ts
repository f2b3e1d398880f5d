const LETTERS = 'ABCDEFGHIJKL'

/** By which a job is known on the drawing, in the list beside it and on the ticket. */
export const memberLetter = (index: number): string => LETTERS[index] ?? ''
