import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFImage,
  PDFName,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { PictureOnPage } from '#/domain/print/picture-on-page.ts'
import { points } from '#/pdf/impose/page-on-sheet.ts'

/** A picture as it goes into the page: a JPEG as it came, or packed pixels. */
export type PagePicture =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array; readonly turn: Turn }
  | {
      readonly kind: 'pixels'
      readonly width: number
      readonly height: number
      readonly space: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'
      /** Packed as zlib does. */
      readonly packed: Uint8Array
    }

/** Degrees clockwise by which a camera says that the picture is to be shown. */
export type Turn = 0 | 90 | 180 | 270

/** A page of the wanted trim with the picture on it and nothing else: its pixels and inks are those that came. */
export async function drawPicturePage(picture: PagePicture, place: PictureOnPage): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const { trim, bleed, box } = place
  const page = document.addPage([points(trim.width + 2 * bleed), points(trim.height + 2 * bleed)])
  page.setTrimBox(points(bleed), points(bleed), points(trim.width), points(trim.height))
  page.setBleedBox(0, 0, page.getWidth(), page.getHeight())
  const name = page.node.newXObject('Picture', await embed(document, picture))
  const [x, y, w, h] = [points(box.x), points(box.y), points(box.width), points(box.height)]
  const turn = picture.kind === 'jpeg' ? picture.turn : 0
  const [a, b, c, d, e, f] = MATRICES[turn](x, y, w, h)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a, b, c, d, e, f),
    drawObject(name),
    popGraphicsState(),
  )
  return document.save()
}

type Matrix = readonly [number, number, number, number, number, number]

/** From the picture's unit square to its box on the page, which has the size of the turned picture. */
const MATRICES: Readonly<Record<Turn, (x: number, y: number, w: number, h: number) => Matrix>> = {
  0: (x, y, w, h) => [w, 0, 0, h, x, y],
  90: (x, y, w, h) => [0, -h, w, 0, x, y + h],
  180: (x, y, w, h) => [-w, 0, 0, -h, x + w, y + h],
  270: (x, y, w, h) => [0, h, -w, 0, x + w, y],
}

async function embed(document: PDFDocument, picture: PagePicture): Promise<PDFRef> {
  if (picture.kind === 'jpeg') return embedded(await document.embedJpg(picture.bytes))
  const { width, height, space, packed } = picture
  const dict = document.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: PDFName.of(space),
    Filter: 'FlateDecode',
    Length: packed.length,
  })
  return document.context.register(PDFRawStream.of(dict, packed))
}

async function embedded(image: PDFImage): Promise<PDFRef> {
  await image.embed()
  return image.ref
}
