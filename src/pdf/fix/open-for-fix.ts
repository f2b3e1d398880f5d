import { PDFWriter } from '@cantoo/pdf-lib'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import type { Inflate } from '#/pdf/objects/decode-stream.ts'
import { parseObjects, type PdfObjects } from '#/pdf/objects/objects.ts'
import { pageTree, type PageNode } from '#/pdf/objects/page-tree.ts'
import { dropUnreachable } from './drop-unreachable.ts'

/** A file whose objects are being changed. */
export interface FixFile {
  readonly objects: PdfObjects
  readonly inflate: Inflate
  readonly expectation: FileExpectation
  /** As in `Limits`; the clock's time unless given. */
  readonly now?: (() => number) | undefined
}

/** Throws when the structure cannot be read. */
export async function openForFix(bytes: Uint8Array, rest: Omit<FixFile, 'objects'>): Promise<FixFile> {
  return { objects: await parseObjects(bytes), ...rest }
}

/** The pages as they stand now; walked anew, because a fixer may have changed what they inherit. */
export const pagesOf = ({ objects }: FixFile): readonly PageNode[] => pageTree(objects, DEFAULT_LIMITS.pages)

export interface NumberedPage {
  readonly number: number
  readonly node: PageNode
}

/** The pages of these numbers; one that stands in the tree twice is given once. */
export function chosenPages(file: FixFile, numbers: readonly number[]): readonly NumberedPage[] {
  const wanted = new Set(numbers)
  const seen = new Set<unknown>()
  return pagesOf(file).flatMap((node, index) => {
    if (!wanted.has(index + 1) || seen.has(node.dict)) return []
    seen.add(node.dict)
    return [{ number: index + 1, node }]
  })
}

export function saveFixed({ objects: { context } }: Pick<FixFile, 'objects'>): Promise<Uint8Array> {
  dropUnreachable(context)
  return PDFWriter.forContext(context, Number.MAX_SAFE_INTEGER).serializeToBuffer()
}
