import { stripVTControlCharacters } from 'node:util'

const LINES = 8
const LENGTH = 800

/** A long log is often kept only from its end, so failures are told there once more: the beginning of why, in one line each. */
export function inOneLine(file: string, name: string, why = ''): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const said = lines.slice(0, LINES).join(' ⏎ ').slice(0, LENGTH)
  return `${file} > ${name}${said ? `: ${said}` : ''}`
}
