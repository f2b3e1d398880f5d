import { COMMON_PASSWORD_WORDS } from './common-passwords.data.ts'

/** What people write for a letter. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'il',
  '!': 'il',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}
const SHIFTED = ')!@#$%^&*('
/** As the keys lie, each row half a key to the right of the one above. */
const ROWS = ['1234567890-=', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const LONGEST_BLOCK = 8
const DATE = /^(?:(?:19|20)\d\d|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))/

/**
 * How many pieces a password is made of for somebody who guesses: a word everybody uses, a run, a walk over the keyboard, a
 * year or a repetition is one piece, any other character is one too. Case is no difference.
 */
export function passwordPieces(password: string): number {
  const text = password.toLowerCase()
  const plain = text.replace(/[!@#$%^&*()]/g, (sign) => String(SHIFTED.indexOf(sign)))
  const least = Array.from({ length: text.length + 1 }, (_, at) => at)
  for (let at = 0; at < text.length; at += 1) {
    const before = least[at] ?? 0
    const reach = (length: number, pieces: number) => {
      least[at + length] = Math.min(least[at + length] ?? Infinity, before + pieces)
    }
    reach(1, 1)
    for (const length of knownLengths(text, plain, at)) reach(length, 1)
    for (const [length, pieces] of repetitions(text, at)) reach(length, pieces)
  }
  return least[text.length] ?? 0
}

function knownLengths(text: string, plain: string, at: number): readonly number[] {
  const rest = plain.slice(at)
  const words = COMMON_PASSWORD_WORDS.filter((word) => beginsWith(text, at, word)).map((word) => word.length)
  const run = runLength(rest, (one, next) => one === next)
  const up = runLength(rest, (one, next) => follows(one, next))
  const down = runLength(rest, (one, next) => follows(next, one))
  const walk = runLength(rest, areNeighbours)
  const date = DATE.test(rest) ? [4] : []
  return [...words, ...upTo(3, run), ...upTo(3, up), ...upTo(3, down), ...upTo(4, walk), ...date]
}

const upTo = (shortest: number, longest: number): readonly number[] =>
  Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, more) => shortest + more)

function beginsWith(text: string, at: number, word: string): boolean {
  if (at + word.length > text.length) return false
  return [...word].every((letter, index) => {
    const given = text[at + index] ?? ''
    return given === letter || (STANDS_FOR[given]?.includes(letter) ?? false)
  })
}

/** Characters from the first one on of which each stands as told to the next. */
function runLength(text: string, isPair: (one: string, next: string) => boolean): number {
  let length = 1
  while (length < text.length && isPair(text[length - 1] ?? '', text[length] ?? '')) length += 1
  return length
}

const follows = (one: string, next: string): boolean =>
  /^[a-z0-9]{2}$/.test(one + next) && (next.charCodeAt(0) - one.charCodeAt(0) === 1 || one + next === '90')

function areNeighbours(one: string, next: string): boolean {
  const [row, column] = placeOf(one)
  const [nextRow, nextColumn] = placeOf(next)
  if (row < 0 || nextRow < 0 || one === next) return false
  return Math.abs(row - nextRow) <= 1 && Math.abs(column - nextColumn) <= 1
}

function placeOf(key: string): readonly [number, number] {
  const row = ROWS.findIndex((keys) => keys.includes(key))
  return [row, ROWS[row]?.indexOf(key) ?? -1]
}

/** A block that is written again at once: length of all of it, and the pieces of one. */
function repetitions(text: string, at: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  for (let length = 2; length <= Math.min(LONGEST_BLOCK, (text.length - at) / 2); length += 1) {
    const block = text.slice(at, at + length)
    let times = 1
    while (text.startsWith(block, at + length * times)) times += 1
    if (times > 1) found.push([length * times, passwordPieces(block)])
  }
  return found
}
