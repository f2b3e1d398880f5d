/** Lines of an address as wide as the label: they break between words, and in a word only where it is a line by itself. */
export function labelLines(text: string, wide: number, most: number): readonly string[] {
  const pieces = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${wide}}`, 'gu')) ?? [])
  const lines = pieces.reduce<readonly string[]>((all, piece) => {
    const last = all.at(-1)
    const joined = `${last} ${piece}`
    return last !== undefined && joined.length <= wide ? [...all.slice(0, -1), joined] : [...all, piece]
  }, [])
  return lines.slice(0, most)
}
