import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PageImage } from '#/pdf/engine/render-page.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { renderPage } from '#/pdf/engine/render-page.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { indexedPng } from './indexed-png.ts'
import { bootNodePdfium } from './node-tools.ts'

const engine = await bootNodePdfium()

function drawn(bytes: Uint8Array, longSide: number): PageImage {
  const document = openDocument(engine, bytesSource(bytes))
  try {
    return renderPage(document, 0, { longSide })
  } finally {
    document.close()
  }
}

type Rgb = readonly [number, number, number]

function painted(width: number, height: number, colour: (x: number, y: number) => Rgb): PageImage {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) rgba.set(colour(at % width, Math.floor(at / width)), at * 4)
  return { width, height, rgba }
}

async function read(png: Buffer | null) {
  if (!png) throw new Error('not packed')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, bytes: png.length }
}

function compare(data: Uint8Array, { rgba }: PageImage) {
  let [most, sum] = [0, 0]
  for (const [at, value] of rgba.entries()) {
    const off = Math.abs(value - (data[at] ?? 0))
    most = Math.max(most, off)
    sum += off
  }
  return { most, mean: sum / rgba.length }
}

describe('pages of letters as PNG', () => {
  it.each([320, 323, 1600])('look like the drawing and weigh little, %i px', async (longSide) => {
    const image = drawn(await textBook(1), longSide)
    const png = await read(indexedPng(image))
    expect([png.width, png.height]).toEqual([image.width, image.height])
    const { most, mean } = compare(png.data, image)
    expect(most).toBeLessThanOrEqual(16)
    expect(mean).toBeLessThan(1)
    expect(png.bytes).toBeLessThan(image.width * image.height * 0.08)
  })

  it('keep the colour of areas exactly, letters on them or not', async () => {
    const image = drawn(await spreadCover(), 500)
    const { data } = await read(indexedPng(image))
    expect([...data.subarray(0, 4)]).toEqual([...image.rgba.subarray(0, 4)])
    expect(compare(data, image).mean).toBeLessThan(0.5)
  })

  it('keep areas apart whose colours are almost the same', async () => {
    const image = painted(101, 60, (x) => (x < 50 ? [255, 255, 255] : [253, 253, 252]))
    expect(compare((await read(indexedPng(image))).data, image).most).toBe(0)
  })

  it('have room for more than sixteen colours', async () => {
    const image = painted(1000, 4, (x) => [Math.floor(x / 25) * 6, 0, 255 - Math.floor(x / 25) * 6])
    expect(compare((await read(indexedPng(image))).data, image).most).toBe(0)
  })
})

describe('other pages are left to WebP', () => {
  const paper: Rgb = [255, 255, 255]
  const grey = (value: number): Rgb => [value, value, value]
  const corner = (shade: (x: number, y: number) => Rgb) =>
    painted(228, 320, (x, y) => (x < 40 && y < 40 ? shade(x, y) : paper))

  it.each([
    ['a gradient', corner((x) => grey(60 + x * 4))],
    ['a slanting gradient', corner((x, y) => grey(60 + (x + y) * 2))],
    ['a soft grey photograph', corner((x, y) => grey(Math.round(128 + 60 * Math.sin(x / 5) * Math.cos(y / 6))))],
    ['a coloured photograph', corner((x, y) => [x * 6, y * 6, (x * y) & 255])],
    ['noise', painted(100, 100, (x, y) => grey(((x * 7919 + y * 104729) ^ (x * y * 31)) & 255))],
  ])('%s', (_, image) => {
    expect(indexedPng(image)).toBeNull()
  })
})
