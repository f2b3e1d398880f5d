import { PDFName, PDFRef, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { PdfObjects } from './objects.ts'

/** A leaf of the page tree with what it inherits from its branches. */
export interface PageNode {
  readonly dict: PDFDict
  readonly inherited: ReadonlyMap<Inheritable, PDFObject>
}

export const INHERITABLE = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
export type Inheritable = (typeof INHERITABLE)[number]

const MAX_DEPTH = 64

/**
 * Walks the page tree by hand: files in the wild lack /Type, put a branch under itself, and inherit boxes. `maxPages` ends
 * the walk of a tree that was made to be endless.
 */
export function pageTree(objects: PdfObjects, maxPages: number): readonly PageNode[] {
  const pages: PageNode[] = []
  const branches = new Set<string>()

  const walk = (value: PDFObject | undefined, inherited: ReadonlyMap<Inheritable, PDFObject>, depth: number): void => {
    const dict = objects.dict(value)
    if (!dict || depth > MAX_DEPTH || pages.length >= maxPages) return
    const merged = inherit(dict, inherited)
    const kids = objects.array(dict.get(PDFName.of('Kids')))
    if (!kids) {
      pages.push({ dict, inherited: merged })
      return
    }
    if (value instanceof PDFRef) {
      if (branches.has(value.tag)) return
      branches.add(value.tag)
    }
    for (const kid of kids) walk(kid, merged, depth + 1)
  }

  walk(objects.root.get(PDFName.of('Pages')), new Map(), 0)
  return pages
}

function inherit(dict: PDFDict, from: ReadonlyMap<Inheritable, PDFObject>): ReadonlyMap<Inheritable, PDFObject> {
  const own = INHERITABLE.flatMap((key) => {
    const value = dict.get(PDFName.of(key))
    return value ? [[key, value] as const] : []
  })
  return own.length ? new Map([...from, ...own]) : from
}
