/** Joins class names, leaving out what is empty: `cx('a', wide && 'b')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
