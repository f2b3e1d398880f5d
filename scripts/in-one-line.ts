import { stripVTControlCharacters } from 'node:util'

/** A long log is often kept only from its end, so failures are told there once more, one line each. */
export function inOneLine(file: string, name: string, why = ''): string {
  const first = stripVTControlCharacters(why)
    .split('\n')
    .find((line) => line.trim() !== '')
  return `${file} > ${name}${first ? `: ${first.trim().slice(0, 200)}` : ''}`
}
