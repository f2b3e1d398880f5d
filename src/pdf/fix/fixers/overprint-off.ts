import { PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { chosenPages, type FixFile } from '../open-for-fix.ts'
import { copyOf, eachCopied, ownResources } from '../own-resources.ts'

/** Switches overprint off on pages, so that they print as they look. */
export function overprintOff(file: FixFile, pages: readonly number[]): void {
  const copies = new Map()
  for (const { node } of chosenPages(file, pages)) {
    const own = ownResources(
      file,
      node.inherited.get('Resources'),
      { states: (states) => states && eachCopied(file, states, (state) => stateOff(file, state)) },
      copies,
    )
    if (own) node.dict.set(PDFName.of('Resources'), own)
  }
}

function stateOff(file: FixFile, value: PDFObject): PDFObject {
  const state = file.objects.dict(value)
  if (!state) return value
  const copy = copyOf(file, state)
  for (const key of ['OP', 'op']) copy.set(PDFName.of(key), file.objects.context.obj(false))
  return copy
}
