import { PDFDict, PDFName, type PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import type { Misprint } from '#/pdf/content/page-record.ts'
import { insertInto } from './insert-into.ts'
import type { FixFile, NumberedPage } from './open-for-fix.ts'
import { copyOf, ownResources } from './own-resources.ts'
import { unpacked } from './unpacked.ts'

/** A piece of a content stream that is painted under another setting of overprint, which is put back behind it. */
export interface Repainted extends Misprint {
  /** Operators that are said around the piece as well. */
  readonly opening?: string
  readonly closing?: string
}

export interface OverprintSetting {
  /** Of the setting; a name that no program gives its own. */
  readonly name: string
  readonly on: boolean
}

export interface RepaintedPage {
  readonly page: NumberedPage
  /** The page's own content, as it was read. */
  readonly content: Uint8Array
  readonly pieces: readonly Repainted[]
}

const backName = (name: string, { fillOverprint, strokeOverprint, overprintMode }: Repainted['before']) =>
  `${name}Back${[fillOverprint, strokeOverprint, overprintMode === 1].map(Number).join('')}`

/** Paints just these pieces under the setting, on their pages and in copies of the forms that hold them. */
export function setOverprint(file: FixFile, found: readonly RepaintedPage[], setting: OverprintSetting): void {
  const copies = new Map()
  const { context } = file.objects
  const all = found.flatMap(({ pieces }) => pieces)
  for (const { page, content, pieces } of found) {
    const { dict, inherited } = page.node
    const change = {
      states: (states: PDFDict | undefined, form: PDFStream | null) =>
        withStates(file, states, insideOf(all, form), setting),
      content: (form: PDFRawStream) => {
        const inside = insideOf(all, form)
        return inside.length === 0 ? undefined : repainted(unpacked(file, form), inside, setting)
      },
    }
    const own = ownResources(file, inherited.get('Resources') ?? context.obj({}), change, copies)
    if (own) dict.set(PDFName.of('Resources'), own)
    const direct = insideOf(pieces, null)
    if (direct.length === 0) continue
    dict.set(PDFName.of('Contents'), context.register(context.flateStream(repainted(content, direct, setting))))
  }
}

const insideOf = (pieces: readonly Repainted[], form: PDFStream | null) =>
  pieces.filter(({ source }) => source === form)

/** Settings with ours beside those that are there: the one wanted, and those that put back what was. */
function withStates(
  file: FixFile,
  states: PDFDict | undefined,
  pieces: readonly Repainted[],
  { name, on }: OverprintSetting,
): PDFDict | undefined {
  if (pieces.length === 0) return states
  const { context } = file.objects
  const own = states ? copyOf(file, states) : PDFDict.withContext(context)
  const set = (key: string, OP: boolean, op: boolean, OPM: 0 | 1) =>
    own.set(PDFName.of(key), context.obj({ Type: 'ExtGState', OP, op, OPM }))
  set(name, on, on, 1)
  for (const { before } of pieces)
    set(backName(name, before), before.strokeOverprint, before.fillOverprint, before.overprintMode)
  return own
}

/** A form that is drawn at several places is met once for each. */
function repainted(content: Uint8Array, pieces: readonly Repainted[], { name }: OverprintSetting): Uint8Array {
  const once = new Map(pieces.map((piece) => [piece.from, piece]))
  return insertInto(
    content,
    [...once.values()]
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ from, to, opening = '', closing = '', before }) => [
        { at: from, text: ` /${name} gs ${opening} ` },
        { at: to, text: ` ${closing} /${backName(name, before)} gs ` },
      ]),
  )
}
