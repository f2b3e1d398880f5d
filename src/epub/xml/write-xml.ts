const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** For text and for values in double quotes; what XML cannot say is left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export type Attributes = Readonly<Record<string, string | number | null>>

/** An element around what is XML already; attributes that are null are left out. */
export function tag(name: string, attributes: Attributes, inner?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')
  return inner === undefined ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}
