import { targetOf } from '#/epub/check/paths.ts'
import { hasRemoteStyle } from '#/epub/check/check-style.ts'
import type { OpenEpub } from '#/epub/read/open-epub.ts'

const ELEMENTS = new Set(
  `p h1 h2 h3 h4 h5 h6 section article div span a strong em b i u s del ins sup sub small mark cite q code pre abbr ul ol li dl dt dd
  table caption colgroup col thead tbody tfoot tr th td blockquote figure figcaption img hr br aside header footer nav main ruby rt rp
  rb address time wbr`.split(/\s+/),
)
const ATTRIBUTES = new Set(
  'id class lang dir title role alt colspan rowspan scope start value reversed aria-label aria-hidden'.split(' '),
)
/** What is inside is no text either. */
const UNSEEN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'form',
  'audio',
  'video',
  'canvas',
])
/** Of a shop's own book nothing is deeper. */
const DEEPEST = 200

export interface SafeContent {
  readonly nodes: readonly Node[]
  /** Addresses that were made for pictures; to be revoked. */
  readonly addresses: readonly string[]
  readonly size: { readonly width: number; readonly height: number } | null
}

/**
 * What a document of the book may show, made anew element by element in the frame's own document: no scripts, nothing from the network,
 * links only to places inside of the book. Null where the document is not well formed.
 */
export function safeContent(book: OpenEpub, path: string, target: Document): SafeContent | null {
  const bytes = book.file(path)
  const source = bytes && new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xhtml+xml')
  if (!source || source.querySelector('parsererror')) return null
  const addresses: string[] = []
  const address = (reference: string): string | null => {
    const found = targetOf(reference, path)
    const content = found.kind === 'inside' ? book.file(found.path) : null
    const type = found.kind === 'inside' ? book.typeOf(found.path) : null
    // A drawing in SVG may hold scripts; as a picture it cannot run them.
    if (!content || !type?.startsWith('image/')) return null
    const made = URL.createObjectURL(new Blob([content.slice()], { type }))
    addresses.push(made)
    return made
  }
  const copy = (node: Node, depth: number): readonly Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [target.createTextNode(node.textContent ?? '')]
    if (!(node instanceof Element) || UNSEEN.has(node.localName) || depth > DEEPEST) return []
    const children = [...node.childNodes].flatMap((child) => copy(child, depth + 1))
    if (!ELEMENTS.has(node.localName)) return children
    const element = target.createElement(node.localName)
    takeAttributes(node, element, { path, address })
    element.append(...children)
    return [element]
  }
  const body = source.querySelector('body')
  return { nodes: body ? [...body.childNodes].flatMap((child) => copy(child, 0)) : [], addresses, size: sizeOf(source) }
}

interface Inside {
  readonly path: string
  readonly address: (reference: string) => string | null
}

function takeAttributes(from: Element, to: HTMLElement, { path, address }: Inside): void {
  for (const { name, value } of from.attributes) {
    if (ATTRIBUTES.has(name)) to.setAttribute(name, value)
    if (name === 'style' && !hasRemoteStyle(value) && !/url\(/i.test(value)) to.setAttribute('style', value)
    if (name === 'epub:type') to.dataset['type'] = value
  }
  if (from.localName === 'a') {
    const target = targetOf(from.getAttribute('href') ?? '', path)
    if (from.hasAttribute('href') && target.kind === 'inside') {
      // Only its look is a link's: where it leads is read by the reader, not by the browser.
      to.setAttribute('href', `#${target.fragment ?? ''}`)
      to.dataset['path'] = target.path
      to.dataset['fragment'] = target.fragment ?? ''
    }
  }
  if (from.localName === 'img') {
    const source = address(from.getAttribute('src') ?? '')
    if (source) to.setAttribute('src', source)
    if (!to.hasAttribute('alt')) to.setAttribute('alt', '')
  }
}

function sizeOf(source: Document): SafeContent['size'] {
  const content = source.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`${name}\\s*=\\s*(\\d+)`).exec(content)?.[1]),
  )
  return width && height ? { width, height } : null
}

/** The style sheets that a document of the book names, without what they would fetch. */
export function safeStyles(book: OpenEpub, path: string): readonly string[] {
  const bytes = book.file(path)
  const source = bytes && new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xhtml+xml')
  if (!source) return []
  const links = [...source.querySelectorAll('link[rel~="stylesheet"]')].flatMap((link) => {
    const target = targetOf(link.getAttribute('href') ?? '', path)
    const content = target.kind === 'inside' ? book.file(target.path) : null
    return content ? [new TextDecoder().decode(content)] : []
  })
  const own = [...source.querySelectorAll('style')].map((style) => style.textContent ?? '')
  return [...links, ...own].map((css) => css.replaceAll(/@import[^;]*;/gi, '').replaceAll(/url\([^)]*\)/gi, 'none'))
}
