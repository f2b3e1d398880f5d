import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { plainColour } from '#/domain/drawing/house-colours.ts'
import { type FigureShape, jobFigure } from '#/domain/drawing/job-figure.ts'
import { escapeAttribute } from './page-html.ts'

/** As the services that show a link want it. */
export const SHARE = { width: 1200, height: 630 } as const
const LEFT = 64
/** Where the drawing stands. */
const ROOM = { x: 640, y: 60, width: 500, height: 510 } as const
const WORDS_WIDTH = ROOM.x - LEFT - 40

/** A drawing with its own size, to be set into the picture. */
export interface Drawn {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly inner: string
}

export interface ShareWords {
  readonly kicker: string
  readonly title: string
  readonly line: string
  readonly brand: string
}

/** The picture of a link: what it is about in words, and its real drawing beside them. */
export function shareSvg({ kicker, title, line, brand }: ShareWords, { box, inner }: Drawn): string {
  const titles = wrap(title, 60, WORDS_WIDTH).slice(0, 3)
  const lines = wrap(line, 28, WORDS_WIDTH).slice(0, 4)
  const top = 150
  const below = top + titles.length * 72
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}" font-family="Pretendard">`,
    `<rect width="${SHARE.width}" height="${SHARE.height}" fill="#fafaf7"/>`,
    `<rect y="${SHARE.height - 14}" width="${SHARE.width}" height="14" fill="#161513"/>`,
    ['#009fc7', '#d4006a', '#f0c400', '#161513', '#ff6a13']
      .map((ink, at) => `<rect x="${at * 60}" y="${SHARE.height - 14}" width="60" height="14" fill="${ink}"/>`)
      .join(''),
    words(kicker, { y: 92, size: 24, weight: 400, fill: '#6a665f' }),
    ...titles.map((text, at) => words(text, { y: top + 30 + at * 72, size: 60, weight: 700, fill: '#161513' })),
    ...lines.map((text, at) => words(text, { y: below + 30 + at * 42, size: 28, weight: 400, fill: '#45423d' })),
    words(brand, { y: SHARE.height - 56, size: 30, weight: 700, fill: '#161513' }),
    `<svg x="${ROOM.x}" y="${ROOM.y}" width="${ROOM.width}" height="${ROOM.height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" overflow="visible">${inner}</svg>`,
    '</svg>',
  ].join('')
}

interface Setting {
  readonly y: number
  readonly size: number
  readonly weight: 400 | 700
  readonly fill: string
}

const words = (text: string, { y, size, weight, fill }: Setting): string =>
  `<text x="${LEFT}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeAttribute(text)}</text>`

/** Broken between words, by how wide letters usually are; a word that is too long is broken itself. */
export function wrap(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  // Behind a dot between names as between words.
  for (const word of text
    .trim()
    .split(/(?<=[\s·])/)
    .flatMap((one) => pieces(one, size, width))) {
    if (line !== '' && widthOf((line + word).trim(), size) > width) {
      lines.push(line.trim())
      line = word
    } else line += word
  }
  return line === '' ? lines : [...lines, line.trim()]
}

function pieces(word: string, size: number, width: number): readonly string[] {
  const made: string[] = []
  let piece = ''
  for (const letter of word) {
    if (widthOf(piece + letter, size) > width) {
      made.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...made, piece]
}

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + size * (/[가-힣]/u.test(letter) ? 0.87 : 0.56), 0)

/** The job itself, as the papers draw it. */
export function drawnJob(spec: JobSpec): Drawn {
  const { box, shapes } = jobFigure(spec, { longest: 420, dimensions: true, bare: false })
  return { box, inner: shapes.map(shapeSvg).join('') }
}

function shapeSvg(shape: FigureShape): string {
  if (shape.type === 'text')
    return `<text x="${shape.at[0]}" y="${shape.at[1]}" font-size="${shape.size * 1.5}" font-weight="${shape.strong ? 700 : 400}" text-anchor="${shape.anchor}" fill="${shape.strong ? '#c43e00' : '#161513'}">${escapeAttribute(shape.text)}</text>`
  // It is drawn for visitors, of jobs that are nobody's.
  if (shape.type === 'page') return ''
  const { d, fill, stroke } = shape
  const line = stroke
    ? ` stroke="${plainColour(stroke.tone)}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity}" stroke-linejoin="round" stroke-linecap="round"${stroke.dash ? ` stroke-dasharray="${stroke.dash}"` : ''}`
    : ''
  return `<path d="${d}" fill="${plainColour(fill)}"${line}/>`
}

/** The first drawing of a figure as the page shows it, with the rules of its style sheets in plain values; null where it has none. */
export function drawnFigure(html: string, css: string): Drawn | null {
  const from = html.indexOf('<svg')
  const to = endOf(html, from)
  const svg = from < 0 || to < 0 ? '' : html.slice(from, to)
  const box = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)
  if (!box) return null
  const [x = 0, y = 0, width = 0, height = 0] = box.slice(1).map(Number)
  if (width < 100 || height < 60) return null
  const values = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
  const plain = (text: string) =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => pixels(values.get(name) ?? whole))
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  return { box: { x, y, width, height }, inner: `<style>${rulesOf(plain(css))}</style>${plain(inner)}` }
}

const pixels = (value: string): string => {
  const rem = /^([\d.]+)rem$/.exec(value)?.[1]
  return rem === undefined ? value : `${Number(rem) * 16}px`
}

/** Only rules by class: others are of the page around it. */
const rulesOf = (css: string): string =>
  [...css.matchAll(/(\.[\w-]+)\{([^{}]*)\}/g)]
    .map(([, name, rule = '']) => `${name}{${rule.replaceAll('<', '')}}`)
    .join('')

function endOf(html: string, from: number): number {
  let depth = 0
  for (const match of html.slice(Math.max(from, 0)).matchAll(/<(\/?)svg\b[^>]*?(\/?)>/g)) {
    if (match[1] === '/') depth -= 1
    else if (match[2] !== '/') depth += 1
    if (depth === 0) return from + match.index + match[0].length
  }
  return -1
}
