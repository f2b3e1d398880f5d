import {
  PDFArray,
  PDFDict,
  PDFHeader,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { PDFX_CLAUSES, breachWords, type PdfxClause } from '#/domain/press/pdfx-clauses.data.ts'
import { pageTree } from '#/pdf/objects/page-tree.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { asPdfx4, breachesOf, PDFX_HEAD, withChange } from '#tests/support/pdf/made-pdfx.ts'
import { srgbProfile } from '../colour/srgb-profile.ts'
import { xmpPacket } from './xmp-packet.ts'

const key = (name: string) => PDFName.of(name)
const page = (objects: PdfObjects) => pageTree(objects, 10)[0]?.dict ?? PDFDict.withContext(objects.context)
const intent = (objects: PdfObjects) =>
  objects.dict(objects.array(objects.at(objects.root, 'OutputIntents'))?.[0]) ?? PDFDict.withContext(objects.context)
const XMP = new TextDecoder('utf-8', { ignoreBOM: true }).decode(xmpPacket(PDFX_HEAD))
const packet = (objects: PdfObjects, xml: string) =>
  objects.root.set(key('Metadata'), objects.context.register(objects.context.stream(new TextEncoder().encode(xml))))

/** Something that the page's resources name, whether or not it is drawn. */
function named(objects: PdfObjects, kind: string, made: PDFObject): void {
  const resources = objects.dict(page(objects).get(key('Resources')))
  const all = objects.dict(resources?.get(key(kind))) ?? PDFDict.withContext(objects.context)
  all.set(key('Planted'), made)
  resources?.set(key(kind), all)
}
const state = (objects: PdfObjects, entries: Record<string, string | number | object>) =>
  named(objects, 'ExtGState', objects.context.obj(entries as never))
const picture = (objects: PdfObjects, entries: object) =>
  named(objects, 'XObject', objects.context.register(objects.context.stream('', entries as never)))
const box = (objects: PdfObjects, ...corners: number[]) => objects.context.obj(corners)

function layers(objects: PdfObjects, config: object): void {
  const { context, root } = objects
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Memo') }))
  const properties = context.obj({ D: config as never })
  const all = PDFArray.withContext(context)
  all.push(layer)
  properties.set(key('OCGs'), all)
  root.set(key('OCProperties'), properties)
}

function spot(objects: PdfObjects, shade: number): PDFArray {
  const tint = objects.context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, shade, 0], N: 1 })
  const space = objects.context.obj([key('Separation'), key('Gold'), key('DeviceCMYK')])
  space.push(tint)
  return space
}

/** Content put before the page's own. */
function draws(objects: PdfObjects, content: string): void {
  const before = objects.context.register(objects.context.stream(content))
  const dict = page(objects)
  const own = dict.get(key('Contents'))
  const contents = PDFArray.withContext(objects.context)
  contents.push(before)
  for (const part of objects.array(own) ?? [own]) if (part) contents.push(part)
  dict.set(key('Contents'), contents)
}

function profile(objects: PdfObjects, bytes: Uint8Array, components: number): void {
  const stream = objects.context.flateStream(bytes, { N: components })
  intent(objects).set(key('DestOutputProfile'), objects.context.register(stream))
}

const PLANTED: readonly (readonly [PdfxClause, string, (objects: PdfObjects) => void])[] = [
  ['header', 'PDF 1.7', ({ context }) => (context.header = PDFHeader.forVersion(1, 7))],
  ['header', 'catalogue of 2.0', ({ root }) => root.set(key('Version'), key('2.0'))],
  ['file-id', 'none', ({ context }) => (context.trailerInfo.ID = undefined)],
  ['streams', 'a stream that lies elsewhere', (o) => picture(o, { Subtype: 'Image', F: PDFString.of('a.jpg') })],
  ['streams', 'LZW', (o) => picture(o, { Subtype: 'Image', Filter: 'LZWDecode' })],
  ['metadata', 'no packet', ({ root }) => root.delete(key('Metadata'))],
  ['metadata', 'another version', (o) => packet(o, XMP.replace('>PDF/X-4<', '>PDF/X-4p<'))],
  ['metadata', 'no document', (o) => packet(o, XMP.replaceAll('xmpMM:DocumentID', 'xmpMM:Other'))],
  [
    'metadata',
    'a packed packet',
    (o) => o.root.set(key('Metadata'), o.context.register(o.context.flateStream(xmpPacket(PDFX_HEAD)))),
  ],
  ['info-agrees', 'another title', ({ info }) => info?.set(key('Title'), PDFString.of('else'))],
  ['info-agrees', 'another day', ({ info }) => info?.set(key('ModDate'), PDFString.of('D:20200101000000Z'))],
  ['trapped', 'not said', ({ info }) => info?.delete(key('Trapped'))],
  ['trapped', 'unknown', ({ info }) => info?.set(key('Trapped'), key('Unknown'))],
  ['trapped', 'two answers', ({ info }) => info?.set(key('Trapped'), key('True'))],
  ['output-intent', 'none', ({ root }) => root.delete(key('OutputIntents'))],
  ['output-intent', 'for an archive', (o) => intent(o).set(key('S'), key('GTS_PDFA1'))],
  ['output-intent', 'two', (o) => (o.resolve(o.root.get(key('OutputIntents'))) as PDFArray).push(intent(o).clone())],
  ['output-intent', 'without a name', (o) => intent(o).delete(key('OutputConditionIdentifier'))],
  ['output-profile', 'none', (o) => intent(o).delete(key('DestOutputProfile'))],
  ['output-profile', 'elsewhere', (o) => intent(o).set(key('DestOutputProfileRef'), o.context.obj({}))],
  ['output-profile', 'of a screen', (o) => profile(o, srgbProfile(), 3)],
  ['output-profile', 'that speaks other inks than it says', (o) => profile(o, PDFX_HEAD.profile, 3)],
  ['output-profile', 'cut off', (o) => profile(o, PDFX_HEAD.profile.subarray(0, 4000), 4)],
  ['boxes', 'no trim', (o) => page(o).delete(key('TrimBox'))],
  ['boxes', 'trim and art', (o) => page(o).set(key('ArtBox'), box(o, 20, 20, 100, 100))],
  ['nested-boxes', 'trim beyond the bleed', (o) => page(o).set(key('BleedBox'), box(o, 20, 20, 100, 100))],
  ['nested-boxes', 'bleed beyond the sheet', (o) => page(o).set(key('BleedBox'), box(o, -20, -20, 900, 900))],
  ['nested-boxes', 'crop within the trim', (o) => page(o).set(key('CropBox'), box(o, 50, 50, 100, 100))],
  [
    'annotations',
    'a note on the page',
    (o) => page(o).set(key('Annots'), o.context.obj([{ Type: 'Annot', Subtype: 'Text', Rect: [50, 50, 60, 60] }])),
  ],
  ['actions', 'on opening', ({ root, context }) => root.set(key('OpenAction'), context.obj({ S: 'GoTo' }))],
  ['actions', 'a script', ({ root, context }) => root.set(key('Names'), context.obj({ JavaScript: {} }))],
  ['actions', 'of a page', (o) => page(o).set(key('AA'), o.context.obj({}))],
  ['actions', 'of a bookmark', ({ root, context }) => root.set(key('Outlines'), context.obj({ A: { S: 'URI' } }))],
  ['transfer', 'a function', (o) => state(o, { TR: 'Identity' })],
  ['transfer', 'the second key', (o) => state(o, { TR2: { FunctionType: 2 } })],
  ['halftone', 'of its own', (o) => state(o, { HT: { HalftoneType: 6 } })],
  ['halftone', 'of one machine', (o) => state(o, { HT: { HalftoneType: 1, HalftoneName: 'Own' } })],
  ['postscript', 'an object', (o) => picture(o, { Subtype: 'PS' })],
  ['postscript', 'in a form', (o) => picture(o, { Subtype: 'Form', Subtype2: 'PS' })],
  ['references', 'to a file', (o) => picture(o, { Subtype: 'Form', Ref: {} })],
  ['references', 'to be put in at the press', (o) => picture(o, { Subtype: 'Image', OPI: {} })],
  ['alternates', 'for print', (o) => picture(o, { Subtype: 'Image', Alternates: [{ DefaultForPrinting: true }] })],
  ['blend', 'of no name', (o) => state(o, { BM: 'Sparkle' })],
  [
    'device-colour',
    'a group of the screen',
    (o) => page(o).set(key('Group'), o.context.obj({ S: 'Transparency', CS: 'DeviceRGB' })),
  ],
  ['device-colour', 'letters of the screen', (o) => draws(o, '1 0 0 rg 50 50 100 100 re f\n')],
  [
    'spots',
    'of two kinds',
    (o) => {
      named(o, 'ColorSpace', spot(o, 1))
      named(o, 'Pattern', spot(o, 0.5))
    },
  ],
  ['layers', 'without a name', (o) => layers(o, {})],
  ['layers', 'that change by themselves', (o) => layers(o, { Name: PDFString.of('All'), AS: [] })],
  ['layers', 'missing in the list', (o) => layers(o, { Name: PDFString.of('All'), Order: [] })],
  [
    'viewer',
    'another box',
    ({ root, context }) => root.set(key('ViewerPreferences'), context.obj({ PrintArea: 'CropBox' })),
  ],
  [
    'fonts',
    'not in the file',
    (o) => {
      named(o, 'Font', o.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }))
      draws(o, 'BT /Planted 12 Tf 100 100 Td (A) Tj ET\n')
    },
  ],
]

describe('PDF/X-4', () => {
  let good: Uint8Array
  beforeAll(async () => {
    good = await asPdfx4(await textBook(2, 4), 2)
  })

  it('is what is written', async () => {
    expect(await breachesOf(good)).toEqual([])
    expect(Buffer.from(good.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.6')
  })

  it.each(PLANTED)('sees %s: %s', async (clause, _what, change) => {
    const bytes = await withChange(good, change)
    expect(await breachesOf(bytes)).toEqual([clause])
  })

  it('sees a lock and what cannot be read', async () => {
    const locked = await withChange(good, ({ context }) => {
      context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard' }))
    })
    expect(await breachesOf(locked)).toEqual(['encryption'])
    expect(await breachesOf(Buffer.from('%PDF-1.6\nnothing'))).toEqual(['content'])
    const damaged = await withChange(good, (o) => {
      const dict = o.context.obj({ Filter: 'FlateDecode' })
      page(o).set(key('Contents'), o.context.register(PDFRawStream.of(dict, new Uint8Array(200).fill(0xfe))))
    })
    expect(await breachesOf(damaged)).toEqual(['content'])
  })

  it('lets pass what the standard allows', async () => {
    const allowed = await withChange(good, (o) => {
      state(o, { TR2: 'Default', BM: ['Multiply'], HT: { HalftoneType: 5 } })
      named(o, 'ColorSpace', spot(o, 1))
      named(o, 'Pattern', spot(o, 1))
      layers(o, { Name: PDFString.of('All') })
      page(o).set(
        key('Annots'),
        o.context.obj([{ Type: 'Annot', Subtype: 'Text', Rect: [-60, -60, -50, -50] }, { Subtype: 'TrapNet' }]),
      )
      page(o).set(key('UserUnit'), PDFNumber.of(1))
    })
    expect(await breachesOf(allowed)).toEqual([])
  })

  it('has a violation planted of every clause, and words for each', () => {
    const tried = new Set<string>(PLANTED.map(([clause]) => clause))
    expect(Object.keys(PDFX_CLAUSES).filter((clause) => !tried.has(clause))).toEqual(['encryption', 'content'])
    expect(
      breachWords([
        { clause: 'fonts', pages: [3, 4] },
        { clause: 'transfer', pages: [] },
      ]),
    ).toBe('들어 있지 않은 글꼴(3, 4쪽), 전달 함수')
  })
})
