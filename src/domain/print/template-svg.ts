import { roundMm } from './round-mm.ts'
import type { TemplateFigure } from './template-figure.ts'
import {
  TEMPLATE_LAYERS,
  type TemplateLayer,
  type TemplateShape,
  type TemplateText,
  type TemplateTone,
} from './template-shapes.ts'
import type { Mm } from './units.ts'

const COLOURS: Readonly<Record<TemplateTone, string>> = {
  red: '#e5393b',
  blue: '#0a7ec2',
  green: '#1f9d3f',
  black: '#1a1a1a',
  grey: '#737373',
  pink: '#ffdfe0',
  yellow: '#fff2a8',
  purple: '#8a35a8',
  white: '#ffffff',
}
const POINT: Mm = 25.4 / 72
/** Between the pages of one template, which stand below each other. */
const GAP: Mm = 20
/** Middle of a letter's height, as a part of its size: turned words stand on the middle of their panel. */
const HALF_LETTER = 0.35

/** All pages of a template as one drawing in real size, a group for each layer. */
export function templateSvg(title: string, figures: readonly TemplateFigure[]): string {
  const width = Math.max(...figures.map(({ page }) => page.width))
  const tops = figures.map((_, index) => figures.slice(0, index).reduce((end, { page }) => end + page.height + GAP, 0))
  const height = (tops.at(-1) ?? 0) + (figures.at(-1)?.page.height ?? 0)
  const [w, h] = [width, height].map(number)
  const layers = (Object.keys(TEMPLATE_LAYERS) as TemplateLayer[]).flatMap((id) => {
    const shapes = figures.flatMap(({ page, layers: own }, index) => {
      const base = page.height + (tops[index] ?? 0)
      return own.filter((layer) => layer.id === id).flatMap((layer) => layer.shapes.map((shape) => write(shape, base)))
    })
    const label = escaped(TEMPLATE_LAYERS[id])
    return shapes.length > 0
      ? [
          `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${label}">`,
          `<title>${label}</title>`,
          ...shapes,
          '</g>',
        ]
      : []
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}" font-family="Pretendard, 'Noto Sans KR', sans-serif">`,
    `<title>${escaped(title)}</title>`,
    ...layers,
    '</svg>',
    '',
  ].join('\n')
}

const number = (value: number): string => String(roundMm(value))

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function pen({ tone, weight, dash }: { tone: TemplateTone; weight: number; dash?: readonly number[] }): string {
  const dashes = dash ? ` stroke-dasharray="${dash.map((length) => number(length * POINT)).join(' ')}"` : ''
  return `fill="none" stroke="${COLOURS[tone]}" stroke-width="${number(weight * POINT)}"${dashes}`
}

/** `base` is the lower edge of the shape's page: an SVG counts downwards. */
function write(shape: TemplateShape, base: Mm): string {
  const box = (s: { x: Mm; y: Mm; width: Mm; height: Mm }) =>
    `x="${number(s.x)}" y="${number(base - s.y - s.height)}" width="${number(s.width)}" height="${number(s.height)}"`
  switch (shape.kind) {
    case 'area':
      return `<rect ${box(shape)} fill="${COLOURS[shape.fill]}"/>`
    case 'frame':
      return `<rect ${box(shape)} ${pen(shape)}/>`
    case 'line':
      return `<line x1="${number(shape.x1)}" y1="${number(base - shape.y1)}" x2="${number(shape.x2)}" y2="${number(base - shape.y2)}" ${pen(shape)}/>`
    case 'circle':
      return `<circle cx="${number(shape.x)}" cy="${number(base - shape.y)}" r="${number(shape.radius)}" ${pen(shape)}/>`
    case 'corner': {
      const { x, y, radius: r, inX, inY } = shape
      const sweep = inX === inY ? 1 : 0
      return `<path d="M ${number(x + inX * r)} ${number(base - y)} A ${number(r)} ${number(r)} 0 0 ${sweep} ${number(x)} ${number(base - y - inY * r)}" ${pen(shape)}/>`
    }
    case 'text':
      return writeText(shape, base)
  }
}

function writeText({ text, x, y, size, bold, tone, anchor, turned }: TemplateText, base: Mm): string {
  const height = size * POINT
  const place = turned
    ? `transform="translate(${number(x - height * HALF_LETTER)} ${number(base - y)}) rotate(90)"`
    : `x="${number(x)}" y="${number(base - y)}"`
  const weight = bold ? ' font-weight="700"' : ''
  return `<text ${place} xml:space="preserve" font-size="${number(height)}" fill="${COLOURS[tone]}" text-anchor="${anchor}"${weight}>${escaped(text)}</text>`
}
