export interface XmlElement {
  /** As written, prefix and all. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (XmlElement | string)[]
}

/** Not well formed, or more than one document may hold. */
export class XmlError extends Error {
  readonly line: number
  constructor(why: string, text: string, at: number) {
    const line = text.slice(0, at).split('\n').length
    super(`${why} (line ${line})`)
    this.line = line
  }
}

const DEEPEST = 256
const NAME = /[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*/uy
const BLANKS = /[ \t\r\n]*/y
const DOCTYPE = /<!DOCTYPE[ \t\r\n]+[^<>[\]]*>/y
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/**
 * Reads a well-formed document into a tree. Strict, and knows no entities but the five of XML: a document type of its own is refused,
 * so nothing can grow while it is read. Throws `XmlError`.
 */
export function parseXml(source: string): XmlElement {
  const text = source.startsWith('\u{FEFF}') ? source.slice(1) : source
  const wrong = UNWRITABLE.exec(text)
  if (wrong) throw new XmlError('a character that XML does not allow', text, wrong.index)
  return new Reader(text).document()
}

interface Growing {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (XmlElement | string)[]
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): XmlElement {
    if (/^<\?xml[ \t\r\n]/.test(this.#text)) this.#past('?>')
    this.#betweenElements(true)
    if (this.#text[this.#at] !== '<') this.#fail('no root element')
    const root = this.#tree()
    this.#betweenElements(false)
    if (this.#at < this.#text.length) this.#fail('something after the root element')
    return root
  }

  #betweenElements(mayHaveType: boolean): void {
    let typeAllowed = mayHaveType
    for (;;) {
      this.#blanks()
      if (this.#starts('<!--')) this.#comment()
      else if (this.#starts('<?')) this.#instruction()
      else if (typeAllowed && this.#starts('<!DOCTYPE')) {
        this.#match(DOCTYPE, 'a document type of its own')
        typeAllowed = false
      } else return
    }
  }

  /** By a stack of its own: depth is a limit here, not a crash. */
  #tree(): XmlElement {
    const root: Growing = { name: '', attributes: new Map(), children: [] }
    const open: Growing[] = [root]
    for (;;) {
      const parent = open.at(-1) ?? root
      if (open.length > DEEPEST) this.#fail('elements too deep in each other')
      if (this.#starts('</')) {
        this.#close(parent)
        open.pop()
      } else if (this.#starts('<!--')) this.#comment()
      else if (this.#starts('<![CDATA[')) parent.children.push(this.#past(']]>', 9))
      else if (this.#starts('<?')) this.#instruction()
      else if (this.#starts('<')) {
        const element = this.#open()
        parent.children.push(element.growing)
        if (!element.closed) open.push(element.growing)
      } else this.#characters(parent)
      const [done] = root.children
      if (open.length === 1 && done !== undefined && typeof done !== 'string') return done
    }
  }

  #open(): { readonly growing: Growing; readonly closed: boolean } {
    this.#at += 1
    const name = this.#match(NAME, 'no element name')
    const attributes = new Map<string, string>()
    for (;;) {
      const blank = this.#blanks()
      if (this.#take('/>')) return { growing: { name, attributes, children: [] }, closed: true }
      if (this.#take('>')) return { growing: { name, attributes, children: [] }, closed: false }
      if (!blank) this.#fail('no blank before an attribute')
      const key = this.#match(NAME, 'no attribute name')
      this.#blanks()
      if (!this.#take('=')) this.#fail(`attribute ${key} has no value`)
      this.#blanks()
      if (attributes.has(key)) this.#fail(`attribute ${key} twice`)
      attributes.set(key, this.#value())
    }
  }

  #value(): string {
    const quote = this.#text[this.#at]
    if (quote !== '"' && quote !== "'") this.#fail('a value without quotes')
    const end = this.#text.indexOf(quote, this.#at + 1)
    if (end < 0) this.#fail('a value without end')
    const raw = this.#text.slice(this.#at + 1, end)
    if (raw.includes('<')) this.#fail('< inside of a value')
    const value = this.#decoded(raw.replaceAll(/[\t\r\n]/g, ' '))
    this.#at = end + 1
    return value
  }

  #close(parent: Growing): void {
    this.#at += 2
    const name = this.#match(NAME, 'no name of the element that ends')
    if (name !== parent.name) this.#fail(`</${name}> where </${parent.name}> should be`)
    this.#blanks()
    if (!this.#take('>')) this.#fail(`</${name} without end`)
  }

  #characters(parent: Growing): void {
    const end = this.#text.indexOf('<', this.#at)
    if (end < 0) this.#fail(`${parent.name} is not closed`)
    const raw = this.#text.slice(this.#at, end)
    if (raw.includes(']]>')) this.#fail(']]> outside of CDATA')
    parent.children.push(this.#decoded(raw).replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    this.#at = end
  }

  #decoded(raw: string): string {
    if (!raw.includes('&')) return raw
    return raw.replaceAll(/&([^;&\s]*);?/g, (whole, name: string) => {
      const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : this.#numbered(name)
      if (!whole.endsWith(';') || known === undefined) this.#fail(`unknown entity &${name};`)
      return known
    })
  }

  #numbered(name: string): string | undefined {
    const match = /^#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}))$/.exec(name)
    if (!match) return undefined
    const code = match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16)
    if (code > 0x10ffff) return undefined
    const character = String.fromCodePoint(code)
    return UNWRITABLE.test(character) ? undefined : character
  }

  #comment(): void {
    const content = this.#past('-->', 4)
    if (content.includes('--') || content.endsWith('-')) this.#fail('-- inside of a comment')
  }

  #instruction(): void {
    if (/^<\?xml[ \t\r\n?]/i.test(this.#text.slice(this.#at, this.#at + 6)))
      this.#fail('a declaration that is not first')
    this.#at += 2
    this.#match(NAME, 'no name of an instruction')
    this.#past('?>', 0)
  }

  /** Behind the next `mark`; answers what lay before it, without the first `skip` characters. */
  #past(mark: string, skip = 0): string {
    const end = this.#text.indexOf(mark, this.#at + skip)
    if (end < 0) this.#fail(`no ${mark}`)
    const content = this.#text.slice(this.#at + skip, end)
    this.#at = end + mark.length
    return content
  }

  #blanks(): boolean {
    BLANKS.lastIndex = this.#at
    const length = BLANKS.exec(this.#text)?.[0].length ?? 0
    this.#at += length
    return length > 0
  }

  #match(pattern: RegExp, otherwise: string): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) this.#fail(otherwise)
    this.#at += found.length
    return found
  }

  #starts(mark: string): boolean {
    return this.#text.startsWith(mark, this.#at)
  }

  #take(mark: string): boolean {
    const there = this.#starts(mark)
    if (there) this.#at += mark.length
    return there
  }

  #fail(why: string): never {
    throw new XmlError(why, this.#text, this.#at)
  }
}
