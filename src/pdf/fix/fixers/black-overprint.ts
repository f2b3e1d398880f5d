import { PDFDict, PDFName, type PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import { Budget, DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { newReading } from '#/pdf/content/new-reading.ts'
import { mixesInRgb } from '#/pdf/content/page-group.ts'
import { PageRecord, type Knockout } from '#/pdf/content/page-record.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import { decodeStream } from '#/pdf/objects/decode-stream.ts'
import { insertInto } from '../insert-into.ts'
import { chosenPages, type FixFile, type NumberedPage } from '../open-for-fix.ts'
import { copyOf, ownResources } from '../own-resources.ts'

/** Names that no program gives its own settings. */
const ON = 'JikjiBlackOn'
const OFF = ['JikjiBlackOff', 'JikjiBlackOff1'] as const
const BLACK = '0 0 0 1 k'

/**
 * Sets small black text that knocks a hole into ink to overprint: just these pieces of text, each put back to the setting
 * from before. A page of which one piece could come out differently is left as it is; it is judged while it is read, as for
 * the report.
 */
export function blackOverprint(file: FixFile, pages: readonly number[]): void {
  const copies = new Map()
  const { objects, inflate } = file
  const reading = newReading({ objects, inflate, budget: new Budget(DEFAULT_LIMITS) })
  const found = chosenPages(file, pages).flatMap((page) => foundOn(reading, page) ?? [])
  const all = found.flatMap(({ knockouts }) => knockouts)
  for (const { page, content, knockouts } of found) {
    const { dict, inherited } = page.node
    const own = ownResources(
      file,
      inherited.get('Resources') ?? objects.context.obj({}),
      {
        states: (states, form) => (touches(all, form) ? withStates(file, states) : states),
        content: (form) => rewritten(file, form, all),
      },
      copies,
    )
    if (own) dict.set(PDFName.of('Resources'), own)
    const direct = knockouts.filter(({ source }) => source === null)
    if (direct.length > 0) dict.set(PDFName.of('Contents'), registered(file, overprinted(content, direct)))
  }
}

interface FoundOnPage {
  readonly page: NumberedPage
  readonly content: Uint8Array
  readonly knockouts: readonly Knockout[]
}

function foundOn(reading: Reading, page: NumberedPage): FoundOnPage | null {
  const { node, number } = page
  if (mixesInRgb(reading.objects, node)) return null
  const knockouts: Knockout[] = []
  const record = new PageRecord(number, knockouts)
  const { base, visible } = pageGeometry(rawBoxes(reading.objects, node))
  const content = interpretPage(reading, record, {
    dict: node.dict,
    resources: node.inherited.get('Resources'),
    base,
    visible,
  })
  return record.knockoutMendable && knockouts.length > 0 ? { page, content, knockouts } : null
}

const touches = (knockouts: readonly Knockout[], form: PDFStream | null) =>
  knockouts.some(({ source }) => source === form)

/** Settings with the three of ours beside those that are there. */
function withStates(file: FixFile, states: PDFDict | undefined): PDFDict {
  const { context } = file.objects
  const own = states ? copyOf(file, states) : PDFDict.withContext(context)
  own.set(PDFName.of(ON), context.obj({ Type: 'ExtGState', op: true, OPM: 1 }))
  for (const [mode, name] of OFF.entries())
    own.set(PDFName.of(name), context.obj({ Type: 'ExtGState', op: false, OPM: mode }))
  return own
}

function rewritten(
  { objects, inflate }: FixFile,
  form: PDFRawStream,
  all: readonly Knockout[],
): Uint8Array | undefined {
  const inside = all.filter(({ source }) => source === form)
  if (inside.length === 0) return undefined
  return overprinted(decodeStream(objects, form, inflate, DEFAULT_LIMITS.streamBytes), inside)
}

/** A form that is drawn at several places is met once for each. */
function overprinted(content: Uint8Array, knockouts: readonly Knockout[]): Uint8Array {
  const once = new Map(knockouts.map((knockout) => [knockout.from, knockout]))
  return insertInto(
    content,
    [...once.values()]
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ from, to, instead, overprintMode }) => [
        { at: from, text: ` /${ON} gs ${instead === null ? '' : `${BLACK} `}` },
        { at: to, text: `${instead === null ? '' : ` ${instead}`} /${OFF[overprintMode]} gs ` },
      ]),
  )
}

const registered = ({ objects: { context } }: FixFile, content: Uint8Array) =>
  context.register(context.flateStream(content))
