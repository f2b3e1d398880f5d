import {
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFHexString,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'

/** Layers that a reader can switch, in the order of a list. */
export class Layers<Name extends string> {
  readonly #groups: ReadonlyMap<Name, PDFRef>

  constructor(document: PDFDocument, names: Readonly<Record<Name, string>>) {
    const { context } = document
    const entries = Object.entries<string>(names) as [Name, string][]
    this.#groups = new Map(
      entries.map(([key, label]) => [
        key,
        context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(label) })),
      ]),
    )
    const refs = [...this.#groups.values()]
    document.catalog.set(
      PDFName.of('OCProperties'),
      context.obj({
        OCGs: refs,
        D: { Name: PDFHexString.fromText('표지 템플릿'), Order: refs, ON: refs, ListMode: 'AllPages' },
      }),
    )
  }

  /** Everything that `paint` puts on the page belongs to the layer. */
  on(page: PDFPage, name: Name, paint: () => void): void {
    const group = this.#groups.get(name)
    if (!group) throw new Error(`no layer ${name}`)
    const { Resources } = page.node.normalizedEntries()
    const key = PDFName.of('Properties')
    const properties = Resources.lookup(key) ?? page.doc.context.obj({})
    Resources.set(key, properties)
    const own = PDFName.of(`Layer${name}`)
    if ('set' in properties && typeof properties.set === 'function') properties.set(own, group)
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), own]))
    paint()
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }
}
