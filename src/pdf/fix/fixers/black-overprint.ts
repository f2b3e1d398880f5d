import { PDFDict, PDFName, type PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import { Budget, DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import type { Reading } from '#/pdf/content/machine.ts'
import { newReading } from '#/pdf/content/new-reading.ts'
import { mixesInRgb } from '#/pdf/content/page-group.ts'
import { PageRecord, type Knockout } from '#/pdf/content/page-record.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import { insertInto } from '../insert-into.ts'
import { chosenPages, type FixFile, type NumberedPage } from '../open-for-fix.ts'
import { copyOf, ownResources } from '../own-resources.ts'
import { unpacked } from '../unpacked.ts'

/** Names that no program gives its own settings. */
const ON = 'JikjiBlackOn'
const offName = ({ fillOverprint, strokeOverprint, overprintMode }: Knockout['before']) =>
  `JikjiBlackOff${[fillOverprint, strokeOverprint, overprintMode === 1].map(Number).join('')}`
const BLACK = { fill: '0 0 0 1 k', stroke: '0 0 0 1 K' } as const

/**
 * Sets small black text and thin black lines that knock a hole into ink to overprint: just these, each put back to the
 * setting from before. A page of which one piece could come out differently is left as it is; it is judged while it is read, as for
 * the report.
 */
export function blackOverprint(file: FixFile, pages: readonly number[]): void {
  const copies = new Map()
  const { objects, inflate, now = DEFAULT_LIMITS.now } = file
  const reading = newReading({ objects, inflate, budget: new Budget({ ...DEFAULT_LIMITS, now }) })
  const found = chosenPages(file, pages).flatMap((page) => foundOn(reading, page) ?? [])
  const all = found.flatMap(({ knockouts }) => knockouts)
  for (const { page, content, knockouts } of found) {
    const { dict, inherited } = page.node
    const own = ownResources(
      file,
      inherited.get('Resources') ?? objects.context.obj({}),
      {
        states: (states, form) => withStates(file, states, insideOf(all, form)),
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
  return record.knockoutFixable && knockouts.length > 0 ? { page, content, knockouts } : null
}

const insideOf = (knockouts: readonly Knockout[], form: PDFStream | null) =>
  knockouts.filter(({ source }) => source === form)

/** Settings with ours beside those that are there: the one that overprints, and those that put back what was. */
function withStates(file: FixFile, states: PDFDict | undefined, knockouts: readonly Knockout[]): PDFDict | undefined {
  if (knockouts.length === 0) return states
  const { context } = file.objects
  const own = states ? copyOf(file, states) : PDFDict.withContext(context)
  const set = (name: string, OP: boolean, op: boolean, OPM: 0 | 1) =>
    own.set(PDFName.of(name), context.obj({ Type: 'ExtGState', OP, op, OPM }))
  set(ON, true, true, 1)
  for (const { before } of knockouts)
    set(offName(before), before.strokeOverprint, before.fillOverprint, before.overprintMode)
  return own
}

function rewritten(file: FixFile, form: PDFRawStream, all: readonly Knockout[]): Uint8Array | undefined {
  const inside = insideOf(all, form)
  if (inside.length === 0) return undefined
  return overprinted(unpacked(file, form), inside)
}

/** A form that is drawn at several places is met once for each. */
function overprinted(content: Uint8Array, knockouts: readonly Knockout[]): Uint8Array {
  const once = new Map(knockouts.map((knockout) => [knockout.from, knockout]))
  return insertInto(
    content,
    [...once.values()]
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ from, to, target, instead, before }) => [
        { at: from, text: ` /${ON} gs ${instead === null ? '' : `${BLACK[target]} `}` },
        { at: to, text: `${instead === null ? '' : ` ${instead}`} /${offName(before)} gs ` },
      ]),
  )
}

const registered = ({ objects: { context } }: FixFile, content: Uint8Array) =>
  context.register(context.flateStream(content))
