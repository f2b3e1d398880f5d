import { PictureInks } from '#/pdf/pictures/picture-inks.ts'
import { FontRegister } from './font-register.ts'
import { readLayers } from './layers.ts'
import type { Reading } from './machine.ts'
import { SpotMixes } from './spot-mixes.ts'

/** A file of which no page has been read yet. */
export const newReading = ({ objects, inflate, budget }: Pick<Reading, 'objects' | 'inflate' | 'budget'>): Reading => ({
  objects,
  inflate,
  budget,
  fonts: new FontRegister(objects),
  images: [],
  layers: readLayers(objects),
  pictureInks: new PictureInks(),
  spotMixes: new SpotMixes(),
  unreadable: new Set(),
})
