import type { Guard, WebPathRow } from './web-path-row.ts'
import { OWN_PATH_ROWS } from './own-paths.data.ts'
import { WEB_PATH_ROWS } from './web-paths.data.ts'

/** Every path of the storefront, once. */
export type WebPath = (typeof WEB_PATH_ROWS)[number]['path'] | (typeof OWN_PATH_ROWS)[number]['path']

export const WEB_PATHS: readonly (WebPathRow & { readonly path: WebPath })[] = [...WEB_PATH_ROWS, ...OWN_PATH_ROWS]

/** Whether somebody without an account may open a page that wants somebody who is known. */
export const opensToGuests = (path: string): boolean =>
  WEB_PATHS.some((row) => row.path === path && row.guests === true)

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
export type PathParams<P extends string> = { readonly [Name in ParamNames<P>]: string }
type Search = Readonly<Record<string, string | number | undefined>>

/**
 * The address of a page: `to('/cust/notice/{id}', { id })`, `to('/product/book/option', {}, { from })`. Values are encoded;
 * undefined search values are left out. Never write an address by hand.
 */
export function to<P extends WebPath>(
  path: P,
  ...rest: [ParamNames<P>] extends [never]
    ? [params?: object, search?: Search]
    : [params: PathParams<P>, search?: Search]
): string {
  const [params = {}, search = {}] = rest
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Readonly<Record<string, string>>)[name]
    if (!value) throw new TypeError(`no value for {${name}} of ${path}`)
    return encodeURIComponent(value)
  })
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${filled}?${query}` : filled
}

/** The same path as the router writes it: `/cust/notice/:id`. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export interface RoleGuard {
  readonly types: readonly string[]
  readonly grades: readonly string[]
}

/** The types and grades a `role:` guard wants, or null for the other guards. */
export function roleGuard(guard: Guard): RoleGuard | null {
  const match = /^role:([A-Z|]+)(?:\+grade:([\d|]+))?$/.exec(guard)
  if (!match) return null
  return { types: (match[1] ?? '').split('|'), grades: match[2] ? match[2].split('|') : [] }
}

const PATH_OF_OURS = /^\/(?![/\\])/

/** A way back that stays on this site: a path of ours, or null. `//host`, `/\host`, schemes and control characters are refused. */
export function safeFrom(from: string | null | undefined): string | null {
  if (!from || !PATH_OF_OURS.test(from) || /[\u0000-\u001f\\]/.test(from)) return null
  const url = new URL(from, 'http://site.invalid')
  const way = url.pathname + url.search + url.hash
  // `/..//host` is `//host` once its dots are read.
  return url.origin === 'http://site.invalid' && PATH_OF_OURS.test(way) ? way : null
}
