import type { Mm } from '#/domain/print/units.ts'
import type { DesignInk } from './ink.ts'
import type { TextShape } from './shape.ts'

/**
 * What our typefaces (Pretendard regular and bold) can set. They have no Hanja and no emoji: those would print as empty boxes, so
 * they are refused while they are typed.
 */
export const SETTABLE = /^[\u0020-\u007e가-힣ㄱ-ㅎㅏ-ㅣ·…‘’“”–—×°²³\n]*$/u
export const SETTABLE_MESSAGE = '한글, 영문, 숫자와 문장부호만 쓸 수 있습니다. 한자와 그림 문자는 이 서체에 없습니다.'

/** Widths of our bold type in em, a little generous: what fits by them fits in print. */
function advance(char: string): number {
  if (char === ' ') return 0.26
  if (/[가-힣ㄱ-ㅣ]/u.test(char)) return 0.87
  if (/[MW@%—…]/u.test(char)) return 0.98
  if (/[A-Z&]/u.test(char)) return 0.74
  if (/[mw]/u.test(char)) return 0.88
  if (/[iljI.,'·:;!|]/u.test(char)) return 0.34
  return 0.64
}

export const emsOf = (text: string): number => [...text].reduce((sum, char) => sum + advance(char), 0)

/** The size at which a line fits the width, at most `most`. */
export const fitSize = (text: string, width: Mm, most: Mm): Mm => Math.min(most, width / Math.max(0.5, emsOf(text)))

/** Breaks at spaces, and inside a word only where it is longer than a line. Line breaks of the text stay. */
export function wrap(text: string, width: Mm, size: Mm): readonly string[] {
  return text.split('\n').flatMap((part) => wrapOne(part, width / size))
}

function wrapOne(text: string, ems: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, ems))) {
    const joined = current === '' ? word : `${current} ${word}`
    if (emsOf(joined) <= ems) current = joined
    else {
      if (current !== '') lines.push(current)
      current = word
    }
  }
  return current === '' ? lines : [...lines, current]
}

function pieces(word: string, ems: number): string[] {
  const found: string[] = []
  let piece = ''
  for (const char of word) {
    if (piece !== '' && emsOf(piece + char) > ems) {
      found.push(piece)
      piece = ''
    }
    piece += char
  }
  return [...found, piece]
}

export interface Column {
  readonly x: Mm
  readonly width: Mm
  /** Of the first line's top. */
  readonly y: Mm
  /** How far it may go down. */
  readonly height: Mm
}

interface Setting {
  readonly size: Mm
  readonly leading: number
  readonly bold: boolean
  readonly fill: DesignInk
  readonly align?: TextShape['align']
  /** Moves the lines so that the last one ends at the foot of the column. */
  readonly fromFoot?: true
}

const STEP = 0.94

/** Sets a text in a column, smaller until it fits. An empty text sets nothing. */
export function setColumn(
  text: string,
  column: Column,
  setting: Setting,
): { shapes: TextShape[]; height: Mm; size: Mm } {
  let { size } = setting
  let lines = wrap(text, column.width, size)
  while (lines.length * size * setting.leading > column.height && size > 2.5) {
    size *= STEP
    lines = wrap(text, column.width, size)
  }
  const step = size * setting.leading
  const height = lines.length === 0 ? 0 : (lines.length - 1) * step + size
  const top = setting.fromFoot ? column.y + column.height - height : column.y
  const align = setting.align ?? 'start'
  const x = align === 'start' ? column.x : align === 'middle' ? column.x + column.width / 2 : column.x + column.width
  const shapes = lines.map(
    // The Hangul of our type stands from 0.79 em above its baseline to 0.08 below.
    (part, at): TextShape => ({
      kind: 'text',
      text: part,
      x,
      y: top + at * step + size * 0.83,
      size,
      bold: setting.bold,
      align,
      fill: setting.fill,
    }),
  )
  return { shapes, height, size }
}

export const oneLine = (
  text: string,
  at: { readonly x: Mm; readonly y: Mm; readonly width: Mm },
  setting: Pick<Setting, 'size' | 'bold' | 'fill' | 'align'>,
): TextShape[] =>
  text === ''
    ? []
    : [
        {
          kind: 'text',
          text,
          x: at.x,
          y: at.y,
          size: fitSize(text, at.width, setting.size),
          bold: setting.bold,
          align: setting.align ?? 'start',
          fill: setting.fill,
        },
      ]
