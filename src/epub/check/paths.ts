/** Where a reference leads: out to the network, nowhere inside, or to a file of the archive. */
export type Target =
  | { readonly kind: 'remote'; readonly scheme: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'inside'; readonly path: string; readonly fragment: string | null }

const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** `from` is the path of the file that holds the reference. */
export function targetOf(reference: string, from: string): Target {
  const href = reference.trim()
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined) return { kind: 'remote', scheme }
  if (href.startsWith('//')) return { kind: 'remote', scheme: '//' }
  const [rawPath = '', ...rest] = href.split('#')
  const fragment = rest.length > 0 ? decoded(rest.join('#')) : null
  const plain = decoded(rawPath.split('?')[0] ?? '')
  if (plain === null || (rest.length > 0 && fragment === null)) return { kind: 'malformed' }
  if (plain === '') return { kind: 'inside', path: from, fragment }
  if (plain.startsWith('/')) return { kind: 'outside' }
  const parts = from.split('/').slice(0, -1)
  for (const part of plain.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return { kind: 'outside' }
    } else if (part !== '.' && part !== '') parts.push(part)
  }
  return { kind: 'inside', path: parts.join('/'), fragment }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
