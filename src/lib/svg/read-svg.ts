import { err, ok, type Result } from '../result.ts'

/** An element of a drawing, as it was written: names are not resolved, values not decoded. */
export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly SvgElement[]
}

interface OpenElement extends SvgElement {
  readonly children: SvgElement[]
}

const MOST_ELEMENTS = 4_000
const MOST_DEPTH = 40

/** What is no drawing and how it ends: declarations, comments, a plain doctype. */
const PROLOG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const BROKEN = 'SVG를 읽을 수 없습니다. 다시 내보내 주세요.'
const TOO_MUCH = '너무 복잡한 SVG입니다. 단순하게 만들거나 PNG로 올려 주세요.'

/** Reads the plain part of XML that drawings are written in; everything beyond it is an error. Text between tags is left out. */
export function readSvg(source: string): Result<SvgElement, string> {
  const text = withoutProlog(source.replace(/^\uFEFF/, ''))
  const open: OpenElement[] = []
  let root: SvgElement | null = null
  let count = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at
    const tag = TAG.exec(text)
    if (!tag || root) return err(BROKEN)
    const [, closes, name = '', written = '', isEmpty] = tag
    const ended = closes ? open.pop() : undefined
    if (closes && ended?.name !== name) return err(BROKEN)
    const element = ended ?? { name, attributes: attributesOf(written), children: [] }
    if (!closes) count += 1
    if (count > MOST_ELEMENTS || open.length >= MOST_DEPTH) return err(TOO_MUCH)
    if (!closes && !isEmpty) open.push(element)
    else if (open.length === 0) root = element
    else open.at(-1)?.children.push(element)
  }
  return root && open.length === 0 ? ok(root) : err(BROKEN)
}

/** Read once from front to back: what never ends is not looked for again. It stays, and is no drawing. */
function withoutProlog(source: string): string {
  let kept = ''
  let from = 0
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', at + 1)) {
    const [opens, closes] = PROLOG.find(([start]) => source.startsWith(start, at)) ?? []
    if (!opens || !closes) continue
    const end = source.indexOf(closes, at + opens.length)
    // An internal subset could define entities and is not read.
    if (end === -1 || (opens === '<!DOCTYPE' && source.slice(at, end).includes('['))) break
    kept += source.slice(from, at)
    from = end + closes.length
    at = from - 1
  }
  return kept + source.slice(from)
}

const attributesOf = (written: string): ReadonlyMap<string, string> =>
  new Map([...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
