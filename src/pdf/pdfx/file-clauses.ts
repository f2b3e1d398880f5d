import { PDFName } from '@cantoo/pdf-lib'
import type { PdfxBreach, PdfxClause } from '#/domain/press/pdfx-clauses.data.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

const MOST_MINOR = 6
const HEADER_BYTES = 8
const VIEWER_BOXES = ['ViewArea', 'ViewClip', 'PrintArea', 'PrintClip']

const whole = (clause: PdfxClause): PdfxBreach => ({ clause, pages: [] })

/** Header, identifier, layers and how a viewer shows it. */
export function fileBreaches(bytes: Uint8Array, objects: PdfObjects): readonly PdfxBreach[] {
  return [
    ...(isOldEnough(bytes, objects) ? [] : [whole('header')]),
    ...(hasId(objects) ? [] : [whole('file-id')]),
    ...(layersAreNamed(objects) ? [] : [whole('layers')]),
    ...(VIEWER_BOXES.every((key) => isMediaBox(objects, key)) ? [] : [whole('viewer')]),
  ]
}

/** The standard builds on PDF 1.6; the catalogue may say a version, too. */
function isOldEnough(bytes: Uint8Array, { root, name }: PdfObjects): boolean {
  const header = String.fromCharCode(...bytes.subarray(0, HEADER_BYTES))
  const said = [/^%PDF-1\.(\d)$/.exec(header)?.[1] ?? null]
  const version = name(root.get(PDFName.of('Version')))
  if (version !== undefined) said.push(/^1\.(\d)$/.exec(version)?.[1] ?? null)
  return said.every((minor) => minor !== null && Number(minor) <= MOST_MINOR)
}

function hasId({ context, array, resolve }: PdfObjects): boolean {
  const id = array(context.trailerInfo.ID) ?? []
  return id.length === 2 && id.every((part) => (resolve(part)?.sizeInBytes() ?? 0) > 2)
}

/** Every way of showing the layers has a name of its own, changes nothing by itself, and leaves none out of its list. */
function layersAreNamed(objects: PdfObjects): boolean {
  const { at, array, dict, root, text } = objects
  if (!dict(at(root, 'OCProperties'))) return true
  const configs = [at(root, 'OCProperties.D'), ...(array(at(root, 'OCProperties.Configs')) ?? [])].map(dict)
  const names = configs.map((config) => text(config?.get(PDFName.of('Name'))) ?? '')
  const all = (array(at(root, 'OCProperties.OCGs')) ?? []).map(String)
  return (
    names.every((name) => name !== '') &&
    new Set(names).size === names.length &&
    configs.every((config) => !config?.has(PDFName.of('AS'))) &&
    configs.every((config) => {
      const order = config?.get(PDFName.of('Order'))
      if (order === undefined) return true
      const listed = namedIn(objects, order)
      return all.every((layer) => listed.has(layer))
    })
  )
}

const MAX_DEPTH = 20

function namedIn(objects: PdfObjects, order: Parameters<PdfObjects['array']>[0], depth = 0): ReadonlySet<string> {
  const entries = depth < MAX_DEPTH ? (objects.array(order) ?? []) : []
  return new Set(
    entries.flatMap((entry) => (objects.array(entry) ? [...namedIn(objects, entry, depth + 1)] : [String(entry)])),
  )
}

/** The box of the bleed may be named as well, but only where every page has one; ours name none. */
function isMediaBox({ at, root, name }: PdfObjects, key: string): boolean {
  const value = at(root, `ViewerPreferences.${key}`)
  return value === undefined || name(value) === 'MediaBox'
}
