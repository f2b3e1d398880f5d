import { expect, it } from 'vitest'
import { AppError } from '#/contract/errors.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { createSharePictures } from './share-pictures.ts'
import type { WebBuild } from './web-build.ts'

const shop = await testShop()

const pictures = (paint: PhotoScaler['paint'] = shop.container.photoScaler.paint) =>
  createSharePictures({
    db: shop.container.database.db,
    photoScaler: { ...shop.container.photoScaler, paint },
    brand: { read: async () => '직지프린트' },
    // Asked for figures of guides alone.
    build: {} as WebBuild,
  })

it.each([
  'case-\0',
  'case-가\0나',
  'product-\0',
  '\0',
  'case-..',
  `case-${'가'.repeat(300)}`,
  'constructor',
  '__proto__',
])('a link by the name %j has no picture', async (name) => {
  expect(await pictures().read(name)).toBeNull()
})

it('says later while the machine is too busy to paint, and paints for the next one who asks', async () => {
  const asked: string[] = []
  const read = pictures(async (svg) => {
    asked.push(svg)
    if (asked.length === 1) throw new AppError('UNAVAILABLE')
    return { content: Buffer.from('png'), width: 1200, height: 630 }
  }).read
  await expect(read('product-book')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(String(await read('product-book'))).toBe('png')
  expect(String(await read('product-book'))).toBe('png')
  expect(asked).toHaveLength(2)
})
