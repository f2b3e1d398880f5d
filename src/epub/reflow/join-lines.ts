import type { Line } from './line.ts'

/** How a book breaks its lines, learned from all of them. */
export interface LineBreaks {
  /** Blanks are kept where lines break, so a break without one is inside of a word. */
  readonly keepsBlanks: boolean
  /** Lines break only between words. */
  readonly wordsStayWhole: boolean
  readonly words: ReadonlyMap<string, number>
}

const FEW = 30
const KEPT = 0.15
/** What begins a line only where a word was broken: particles and endings that never stand alone. */
const NEVER_FIRST =
  /^(?:은|는|을|를|이다|였다|이며|에서|에게|으로|로서|까지|부터|처럼|했다|한다|된다|하고|하는|하여|되어|습니다|니다|다)(?=[\s.,!?”’」』)]|$)/
const HANGUL_END = /\p{Script=Hangul}$/u
const HANGUL_START = /^\p{Script=Hangul}/u
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Pairs are lines that follow each other inside of one paragraph. */
export function learnLineBreaks(lines: readonly Line[], pairs: readonly (readonly [Line, Line])[]): LineBreaks {
  const korean = pairs.filter(([a, b]) => HANGUL_END.test(a.text) && HANGUL_START.test(b.text))
  const blanks = korean.filter(([a, b]) => a.blankAtEnd || b.pieces[0]?.text.startsWith(' ')).length
  const broken = korean.filter(([, b]) => NEVER_FIRST.test(b.text)).length
  return {
    keepsBlanks: korean.length > 0 && blanks > KEPT * korean.length && blanks < 0.98 * korean.length,
    wordsStayWhole: korean.length >= FEW && broken <= 0.01 * korean.length,
    words: vocabulary(lines),
  }
}

/** Words that stand whole inside of a line: neither first nor last. */
function vocabulary(lines: readonly Line[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  for (const { text } of lines)
    for (const word of text.split(/\s+/).slice(1, -1)) {
      const bare = bareWord(word)
      if (bare) words.set(bare, (words.get(bare) ?? 0) + 1)
    }
  return words
}

const bareWord = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

export type Joint = ' ' | '' | 'hyphen'

/** What belongs between two lines of one paragraph: a blank, nothing, or nothing and the hyphen away. */
export function jointOf(before: Line, after: Line, breaks: LineBreaks): Joint {
  const a = before.text
  const b = after.text
  if (before.blankAtEnd || b.startsWith(' ')) return ' '
  if (/[‐\u00ad-]$/.test(a) && /^\p{Ll}/u.test(b)) return /\p{L}[‐\u00ad-]$/u.test(a) ? 'hyphen' : ''
  if (IDEOGRAPH.test(a.slice(-1)) && IDEOGRAPH.test(b.slice(0, 1))) return ''
  if (/[(（「『“‘[/~·-]$/.test(a)) return ''
  if (/^[)）」』”’\].,!?:;%…·~]/.test(b)) return ''
  if (!HANGUL_START.test(b)) return ' '
  if (/[.,!?:;…”’」』)]$/.test(a)) return ' '
  // A number or a foreign word may have its particle on the next line.
  if (!HANGUL_END.test(a)) return NEVER_FIRST.test(b) ? '' : ' '
  if (breaks.keepsBlanks) return ''
  if (breaks.wordsStayWhole) return ' '
  return wordGoesOn(a, b, breaks.words) ? '' : ' '
}

/** How an 어절 usually ends: particles, endings and what makes an adnominal. */
const ENDS_WORD =
  /(?:은|는|을|를|이|가|에|의|로|와|과|도|만|고|며|면|서|게|지|한|할|된|될|던|인|적|들|것|수|때|등|및|더|잘|그|저|또|록|듯|채|뿐|해|워|와|아|어|여|히|니|다|까|요|죠|네|니|라|자|야)$/

/** Words of one or two syllables that stand alone before others. */
const STANDS_ALONE =
  /^(?:그|저|두|세|및|더|또|즉|내|제|그런|이런|저런|모든|다른|어떤|아무|다만|그래서|그러나|그리고|하지만)$/

/**
 * Broken between syllables, as Korean books are: the book itself tells how its words go on. Where it does not, the endings of the
 * language do.
 */
function wordGoesOn(a: string, b: string, words: ReadonlyMap<string, number>): boolean {
  if (NEVER_FIRST.test(b)) return true
  const last = bareWord(a.split(/\s+/).at(-1) ?? '')
  const first = bareWord(b.split(/\s+/)[0] ?? '')
  if (STANDS_ALONE.test(b.split(/\s+/)[0] ?? '')) return false
  const joined = words.get(last + first) ?? 0
  const apart = Math.min(words.get(last) ?? 0, words.get(first) ?? 0)
  if (joined !== apart) return joined > apart
  if (joined > 0) return true
  const lastKnown = words.get(last) ?? 0
  const firstKnown = words.get(first) ?? 0
  if (lastKnown > 0 && ENDS_WORD.test(last)) return false
  if (firstKnown > 0 && lastKnown === 0 && !ENDS_WORD.test(last)) return last.length === 1
  return !ENDS_WORD.test(last)
}
