/** A number with what it counts, a telephone number, a mail address; any other letter alone, with the marks that belong to it. */
const PIECE =
  /[([「]*(?:\d[!-~]*(?: (?:g|kg|mm|cm|%)(?![a-z])[!-~]*|[권장부쪽도건개원층호동번월일년])?|[!-~]+|[^ ])[)\]」,.]*| /gu

/**
 * What a line is never broken within. Korean may break after any syllable; a telephone number of which a courier reads the first
 * half, or a weight without its last figures, is another one.
 */
export const linePieces = (text: string): readonly string[] => text.replaceAll(/\s+/gu, ' ').trim().match(PIECE) ?? []
