import type { ClassCopies } from './classes.ts'

/** Copies of one class that travel to one address together. */
export interface Bundle {
  readonly name: string
  readonly copies: number
}

/** The bundles of an address that takes so many copies after those of the addresses before it, in the order of the classes. */
export function bundlesOf(classes: readonly ClassCopies[], before: number, copies: number): readonly Bundle[] {
  const bundles: Bundle[] = []
  let from = 0
  for (const each of classes) {
    const share = Math.min(from + each.copies, before + copies) - Math.max(from, before)
    if (share > 0) bundles.push({ name: each.name, copies: share })
    from += each.copies
  }
  return bundles
}
