import type { Tariff, Tiers } from '#/domain/pricing/tariff.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

const asJson = (tariff: Tariff): Json => tariff as unknown as Json

const isBranch = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A press in a list is found by its id or its sheet, so that a key does not change when the list does. */
const isNamed = (value: Json, name: string): boolean =>
  isBranch(value) && (value['id'] === name || (value['id'] === undefined && value['sheet'] === name))

function child(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[]).find((entry) => isNamed(entry, name))
  return isBranch(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The figure or tiers at a key; undefined where the tariff has none. */
export function readPath(tariff: Tariff, key: string): number | Tiers | undefined {
  const found = key.split('/').reduce<Json | undefined>(child, asJson(tariff))
  if (typeof found === 'number') return found
  return Array.isArray(found) ? found : undefined
}

/** Whether anything stands at a key, a figure or a whole table. */
export const hasPath = (tariff: Tariff, key: string): boolean =>
  key.split('/').reduce<Json | undefined>(child, asJson(tariff)) !== undefined

/** A copy with another value at the key; undefined takes the entry out. What lies beside the path is shared, not copied. */
export function writePath(tariff: Tariff, key: string, value: unknown): Tariff {
  return write(asJson(tariff), key.split('/'), value as Json | undefined) as unknown as Tariff
}

function write(value: Json | undefined, path: readonly string[], next: Json | undefined): Json | undefined {
  const [name, ...rest] = path
  if (name === undefined) return next
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((entry) =>
      isNamed(entry, name) ? (write(entry, rest, next) ?? entry) : entry,
    )
  }
  const branch = isBranch(value) ? value : {}
  const written = write(child(branch, name), rest, next)
  if (written !== undefined) return { ...branch, [name]: written }
  return Object.fromEntries(Object.entries(branch).filter(([other]) => other !== name))
}
