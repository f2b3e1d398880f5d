import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFObject, type PDFPage } from '@cantoo/pdf-lib'

const NO_SPOT = ['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None']

/** A spot ink as the pages name it, and the colour space that puts it on its plate. */
export interface SpotInk {
  readonly name: string
  readonly space: PDFObject
}

/** Spot inks of everything that was laid on a sheet, in the order in which they are met. */
export function spotInks(page: PDFPage): readonly SpotInk[] {
  const search = new InkSearch(page)
  search.readResources(page.node.Resources())
  return [...search.found].map(([name, space]) => ({ name, space: space ?? inkWithoutLook(page, name) }))
}

/** An ink that is met in mixtures alone is grey on screens; on its plate it is what it is. */
function inkWithoutLook({ doc: { context } }: PDFPage, name: string): PDFObject {
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, 0, 0.6], N: 1 }
  return context.obj([PDFName.of('Separation'), PDFName.of(name), PDFName.of('DeviceCMYK'), tint])
}

class InkSearch {
  /** The colour space of each ink; null while it was met in mixtures alone. */
  readonly found = new Map<string, PDFObject | null>()
  readonly #page: PDFPage
  readonly #seen = new Set<PDFObject>()

  constructor(page: PDFPage) {
    this.#page = page
  }

  readResources(resources: PDFDict | undefined): void {
    if (!resources || this.#wasSeen(resources)) return
    for (const space of this.#entries(resources, 'ColorSpace')) this.#readSpace(space)
    for (const kind of ['XObject', 'Pattern', 'Shading'])
      for (const item of this.#entries(resources, kind)) this.#readItem(item)
  }

  #wasSeen(object: PDFObject): boolean {
    const seen = this.#seen.has(object)
    this.#seen.add(object)
    return seen
  }

  #lookup = (object: PDFObject | undefined): PDFObject | undefined => this.#page.doc.context.lookup(object)

  #entries(resources: PDFDict, kind: string): readonly PDFObject[] {
    const dict = this.#lookup(resources.get(PDFName.of(kind)))
    return dict instanceof PDFDict ? dict.values() : []
  }

  /** A form, a picture, a pattern or a shading: each has colour spaces of its own. */
  #readItem(item: PDFObject): void {
    const object = this.#lookup(item)
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict) || this.#wasSeen(dict)) return
    const space = dict.get(PDFName.of('ColorSpace'))
    if (space) this.#readSpace(space)
    for (const key of ['Shading', 'SMask']) {
      const inner = dict.get(PDFName.of(key))
      if (inner) this.#readItem(inner)
    }
    const resources = this.#lookup(dict.get(PDFName.of('Resources')))
    if (resources instanceof PDFDict) this.readResources(resources)
  }

  #readSpace(entry: PDFObject): void {
    const space = this.#lookup(entry)
    if (!(space instanceof PDFArray) || space.size() < 2) return
    const [kind, second] = [this.#lookup(space.get(0)), this.#lookup(space.get(1))]
    const family = kind instanceof PDFName ? kind.decodeText() : ''
    if (family === 'Indexed' || family === 'Pattern') this.#readSpace(space.get(1))
    if (family === 'Separation' && second instanceof PDFName)
      this.#add(second.decodeText(), entry instanceof PDFRef ? entry : space)
    if (family === 'DeviceN' && second instanceof PDFArray)
      for (const name of second.asArray()) if (name instanceof PDFName) this.#add(name.decodeText(), null)
  }

  #add(name: string, space: PDFObject | null): void {
    if (!NO_SPOT.includes(name)) this.found.set(name, this.found.get(name) ?? space)
  }
}
