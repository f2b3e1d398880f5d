/** A number and its unit, or the two ends of a range, never stand on two lines: a word joiner holds them. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\d[ –])(?=mm|g|\d)/g, '\u2060')
