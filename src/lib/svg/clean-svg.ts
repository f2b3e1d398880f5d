import { err, ok, type Result } from '../result.ts'
import { readSvg, type SvgElement } from './read-svg.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const DRAWN = words(`
  svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath
`)
const LEFT_OUT = words('title desc metadata')
const KEPT = words(`
  d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset transform gradientTransform gradientUnits spreadMethod
  clipPathUnits clip-path clip-rule fill fill-opacity fill-rule opacity stroke stroke-width stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stop-color stop-opacity id
`)
/** Figures, colours, paths, and references; nothing that a browser would run, and no address of another host. */
const SAFE_SIGNS = /^[\w\s.,#%()+-]*$/
/** A reference beyond the drawing. */
const ELSEWHERE = /url\(\s*[^#\s]/i
const isSafe = (value: string): boolean => SAFE_SIGNS.test(value) && !ELSEWHERE.test(value)

export interface CleanSvg {
  readonly text: string
  readonly width: number
  readonly height: number
}

/**
 * A drawing written anew from what is known to be harmless. What would run, fetch or look different elsewhere is refused by
 * name, for a logo that lost a part unnoticed is worse than none.
 */
export function cleanSvg(source: string): Result<CleanSvg, string> {
  const read = readSvg(source)
  if (!read.ok) return read
  const root = read.value
  if (root.name !== 'svg') return err('SVG가 아닙니다.')
  const refusal = firstRefusal(root)
  if (refusal) return err(refusal)
  const box = boxOf(root)
  if (!box) return err('크기(viewBox)가 없는 SVG입니다. 다시 내보내 주세요.')
  const [x, y, width, height] = box
  const inner = root.children.map(write).join('')
  const look = presentationOf(root).filter(([name]) => /^(?:fill|stroke|clip-rule)/.test(name))
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${attributes(look)}>`
  return ok({ text: `${head}${inner}</svg>`, width, height })
}

function firstRefusal(element: SvgElement): string | null {
  const { name, children } = element
  if (name.includes(':') || LEFT_OUT.has(name)) return null
  if (!DRAWN.has(name)) return whyNot(name)
  for (const [attribute, value] of element.attributes) {
    if (/^on/i.test(attribute)) return whyNot('script')
    if (/(?:^|:)href$/.test(attribute) && !value.startsWith('#')) return whyNot('image')
  }
  // Whoever paints makes a piece for each dash, and a line may be a billion of them long.
  if (/[1-9]/.test(lookOf(element).get('stroke-dasharray') ?? '')) return whyNot('dash')
  for (const child of children) {
    const refusal = firstRefusal(child)
    if (refusal) return refusal
  }
  return null
}

function whyNot(name: string): string {
  if (/^(?:script|foreignObject|a|set|animate\w*)$/i.test(name))
    return '실행되는 내용이나 링크가 든 SVG입니다. 그림만 남겨 다시 올려 주세요.'
  if (/^(?:text|tspan|textPath)$/.test(name)) return '글자가 든 SVG입니다. 글자를 윤곽선으로 바꾼 뒤 올려 주세요.'
  if (/^(?:image|use|symbol)$/.test(name)) return '다른 그림을 끌어오는 SVG입니다. 벡터만 남기거나 PNG로 올려 주세요.'
  if (name === 'dash') return '점선이 든 SVG입니다. 점선을 윤곽선으로 바꾼 뒤 올려 주세요.'
  if (name === 'style') return 'CSS로 칠한 SVG입니다. 내보낼 때 「프레젠테이션 속성」을 고르거나 PNG로 올려 주세요.'
  return `여기서 쓸 수 없는 요소(${name})가 든 SVG입니다. PNG로 올려 주세요.`
}

function write(element: SvgElement): string {
  if (!DRAWN.has(element.name)) return ''
  const { name, children } = element
  const link = [...element.attributes].find(([attribute]) => /(?:^|:)href$/.test(attribute))?.[1]
  const own = presentationOf(element)
  const all = link && /^#[\w.-]+$/.test(link) ? [...own, ['href', link] as const] : own
  return `<${name}${attributes(all)}>${children.map(write).join('')}</${name}>`
}

/** Attributes and the declarations of `style`, which win as they do in a browser. */
function lookOf({ attributes: written }: SvgElement): ReadonlyMap<string, string> {
  const declared = (written.get('style') ?? '').split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    return [name.trim(), value.join(':').trim()] as const
  })
  return new Map([...written, ...declared])
}

const presentationOf = (element: SvgElement): readonly (readonly [string, string])[] =>
  [...lookOf(element)].filter(([name, value]) => KEPT.has(name) && value !== '' && isSafe(value))

const attributes = (list: readonly (readonly [string, string])[]): string =>
  list.map(([name, value]) => ` ${name}="${value}"`).join('')

type Box = readonly [number, number, number, number]

function boxOf({ attributes: written }: SvgElement): Box | null {
  const [x = 0, y = 0, width, height] = (written.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const length = (name: string) => Number.parseFloat(written.get(name) ?? '')
  const box = width && height ? ([x, y, width, height] as const) : ([0, 0, length('width'), length('height')] as const)
  return box.every(Number.isFinite) && box[2] > 0 && box[3] > 0 ? box : null
}
