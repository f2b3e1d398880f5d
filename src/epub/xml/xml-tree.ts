import type { XmlElement } from './parse-xml.ts'

export const elementsOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child) => typeof child !== 'string')

export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

/** All elements inside, in the order of the document, without itself. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  const waiting = elementsOf(element).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    waiting.push(...elementsOf(next).toReversed())
  }
}

export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

export const attributeOf = (element: XmlElement, name: string): string | null => element.attributes.get(name) ?? null
