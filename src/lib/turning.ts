/** Marks that turn the direction of what follows: a file shows another ending than it has, a name another order. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

export const withoutTurning = (text: string): string => text.replace(TURNING, '')
