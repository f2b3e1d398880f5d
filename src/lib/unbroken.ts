/** A number and its unit, or the two ends of a range, never stand on two lines: a space that does not break holds them, or a word joiner. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=mm|g|\d)/g, '\u00A0').replaceAll(/(?<=\d–)(?=\d)/g, '\u2060')
