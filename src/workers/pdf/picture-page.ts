import fs from 'node:fs'
import zlib from 'node:zlib'
import sharp, { type Metadata } from 'sharp'
import { type PictureOnPage, pictureOnPage } from '#/domain/print/picture-on-page.ts'
import type { SizeMm, Mm } from '#/domain/print/units.ts'
import { drawPicturePage, type PagePicture, type Turn } from '#/pdf/picture-page/draw-picture-page.ts'

/** What is unpacked lies in memory whole. A JPEG is not: it goes into the page as it came. */
const MOST_UNPACKED = 60e6
const MOST_PACKED = 250e6
const EFFORT = 6

export interface PicturePageJob {
  readonly kind: 'picture-page'
  readonly path: string
  readonly target: string
  readonly trim: SizeMm
  readonly bleed: Mm
}

/** `too-many-pixels` is said by the picture's head, before anything of it is unpacked. */
export type PicturePageResult =
  | { readonly made: true; readonly ppi: number; readonly margins: boolean }
  | { readonly made: false; readonly why: 'too-many-pixels' | 'unreadable' }

/** Turns by the camera that a JPEG can keep; mirrored ones are unpacked. */
const TURNS: Readonly<Record<number, Turn>> = { 1: 0, 3: 180, 6: 90, 8: 270 }

/** Makes a page of the wanted trim from a picture. The head is read first: nothing is unpacked that would not fit. */
export async function makePicturePage({ path, target, trim, bleed }: PicturePageJob): Promise<PicturePageResult> {
  const head = await headOf(path)
  if (!head) return { made: false, why: 'unreadable' }
  const turn = head.format === 'jpeg' ? TURNS[head.orientation ?? 1] : undefined
  const most = turn === undefined ? MOST_UNPACKED : MOST_PACKED
  if (head.width * head.height > most) return { made: false, why: 'too-many-pixels' }
  const place = pictureOnPage(shownSize(head), trim, bleed)
  const page = await draw(path, head, turn, place)
  if (!page) return { made: false, why: 'unreadable' }
  fs.writeFileSync(target, page)
  return { made: true, ppi: place.ppi, margins: place.margins }
}

/** null: the picture's fault. */
async function draw(path: string, head: Metadata, turn: Turn | undefined, place: PictureOnPage) {
  try {
    return await drawPicturePage(turn === undefined ? await unpacked(path, head) : jpeg(path, turn), place)
  } catch {
    return null
  }
}

async function headOf(path: string): Promise<Metadata | null> {
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata()
    const known = head.format === 'jpeg' || head.format === 'png' || head.format === 'tiff'
    return known && head.width > 0 && head.height > 0 ? head : null
  } catch {
    return null
  }
}

const jpeg = (path: string, turn: Turn): PagePicture => ({ kind: 'jpeg', bytes: fs.readFileSync(path), turn })

/** As a viewer shows it: four of the eight turns of a camera lay it on its side. */
function shownSize({ width, height, orientation = 1 }: Metadata) {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

/** On white where it is transparent; inks stay inks, light stays light. */
async function unpacked(path: string, { space }: Metadata): Promise<PagePicture> {
  const whole = sharp(path, { limitInputPixels: MOST_UNPACKED, failOn: 'error' }).autoOrient()
  const inks = space === 'cmyk'
  const flat = inks
    ? whole.pipelineColourspace('cmyk').toColourspace('cmyk')
    : whole.flatten({ background: '#ffffff' }).toColourspace(space === 'b-w' || space === 'grey16' ? 'b-w' : 'srgb')
  const { data, info } = await flat.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const spaces = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const
  const named = spaces[info.channels as keyof typeof spaces]
  if (!named || (named === 'DeviceCMYK') !== inks) throw new Error(`a picture of ${info.channels} channels`)
  return {
    kind: 'pixels',
    width: info.width,
    height: info.height,
    space: named,
    packed: zlib.deflateSync(data, { level: EFFORT }),
  }
}
