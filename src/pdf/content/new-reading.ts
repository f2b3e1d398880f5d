import { decodeStream, type Inflate } from '#/pdf/objects/decode-stream.ts'
import type { PDFStream } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { PictureInks } from '#/pdf/pictures/picture-inks.ts'
import { FontRegister } from './font-register.ts'
import { readLayers } from './layers.ts'
import type { Reading } from './machine.ts'
import { SpotMixes } from './spot-mixes.ts'

const MOST_OF_A_TABLE = 1 << 20

/** A file of which no page has been read yet. */
export const newReading = ({ objects, inflate, budget }: Pick<Reading, 'objects' | 'inflate' | 'budget'>): Reading => ({
  objects,
  inflate,
  budget,
  fonts: new FontRegister(objects, (stream) => fontTable(objects, inflate, stream)),
  images: [],
  layers: readLayers(objects),
  pictureInks: new PictureInks(),
  spotMixes: new SpotMixes(),
  cmykProfiles: new Set(),
  unreadable: new Set(),
})

/** A table that is damaged or beyond the limits is as good as none. */
function fontTable(objects: PdfObjects, inflate: Inflate, stream: PDFStream): Uint8Array | undefined {
  try {
    return decodeStream(objects, stream, inflate, MOST_OF_A_TABLE)
  } catch {
    return undefined
  }
}
