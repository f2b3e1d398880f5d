import { PDFName, PDFRawStream, type PDFDict, type PDFRef } from '@cantoo/pdf-lib'
import { isPhotograph, filtersOf } from '#/pdf/colour/picture-obstacles.ts'
import { numbersOf } from '#/pdf/colour/pdf-function.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'
import { copyOf } from '../own-resources.ts'
import { plainSamples, type Samples } from './picture-samples.ts'

const name = (key: string) => PDFName.of(key)

/**
 * Office programs mix a picture with the colour behind its soft mask beforehand. Mixed in screen colours this cannot be undone in
 * ink, so it is undone here, and the mask no longer speaks of it. `dict` is the picture's own copy.
 */
export function unmatted(file: FixFile, dict: PDFDict, samples: Samples): Samples {
  const { objects } = file
  const mask = objects.stream(dict.get(name('SMask')))
  const matte = mask ? numbersOf(objects, mask.dict, 'Matte') : []
  if (!(mask instanceof PDFRawStream) || matte.length === 0) return samples
  const { width, height, channels, bytes } = samples
  if (matte.length !== channels || isPhotograph(filtersOf(objects, mask.dict))) throw new FixRefused('colours')
  const shares = plainSamples(file, mask, 1)
  if (shares.width !== width || shares.height !== height) throw new FixRefused('colours')
  const plain = copyOf(file, mask.dict)
  plain.delete(name('Matte'))
  const ref: PDFRef = objects.context.register(PDFRawStream.of(plain, mask.contents))
  dict.set(name('SMask'), ref)
  const behind = matte.map((value) => value * 255)
  const own = new Uint8Array(bytes.length)
  for (let pixel = 0, at = 0; pixel < width * height; pixel++) {
    const share = (shares.bytes[pixel] ?? 0) / 255
    for (let channel = 0; channel < channels; channel++, at++) {
      const ground = behind[channel] ?? 0
      const colour = share === 0 ? ground : ground + ((bytes[at] ?? 0) - ground) / share
      own[at] = Math.max(0, Math.min(255, Math.round(colour)))
    }
  }
  return { ...samples, bytes: own }
}
