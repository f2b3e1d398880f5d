/** An element of a small XML document; attributes that are undefined are left out. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>
  readonly children: readonly (XmlElement | string)[]
}

export const element = (
  name: string,
  attributes: XmlElement['attributes'] = {},
  children: readonly (XmlElement | string | null)[] = [],
): XmlElement => ({ name, attributes, children: children.filter((child) => child !== null) })

/** The document as text, two blanks deeper for each level; an element with text stands on one line. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  if (children.length === 0) return `${indent}<${name}${written}/>`
  if (children.some((child) => typeof child === 'string')) {
    const text = children.map((child) => (typeof child === 'string' ? escapeXml(child) : write(child, ''))).join('')
    return `${indent}<${name}${written}>${text}</${name}>`
  }
  const inside = children.map((child) => (typeof child === 'string' ? child : write(child, `${indent}  `)))
  return `${indent}<${name}${written}>\n${inside.join('\n')}\n${indent}</${name}>`
}

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Line breaks survive in attributes; characters that XML 1.0 cannot hold are dropped, half surrogates too. */
export function escapeXml(text: string): string {
  let escaped = ''
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (NAMES[letter] !== undefined) escaped += NAMES[letter]
    else if (code === 0x9 || code === 0xa || code === 0xd) escaped += `&#${code};`
    else if (isXmlCharacter(code)) escaped += letter
  }
  return escaped
}

const isXmlCharacter = (code: number): boolean =>
  (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
