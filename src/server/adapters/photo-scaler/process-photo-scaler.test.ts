import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeWithin, ProcessPhotoScaler } from './process-photo-scaler.ts'

test('never more than two photos are worked on at once, whoever comes when one ends, and all are done', async () => {
  const ends: (() => void)[] = []
  let atOnce = 0
  let most = 0
  const scaler = new ProcessPhotoScaler(async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise<void>((resolve) => ends.push(resolve))
    atOnce -= 1
    return null
  })
  const photos = ['1', '2', '3', '4'].map((path) => scaler.scale(path))
  let later: Promise<unknown> = Promise.resolve()
  ends.shift()?.()
  // Comes just when the first has ended, before whoever waited has woken up.
  for (const _ of Array.from({ length: 8 })) {
    await Promise.resolve()
    later = Promise.all([later, scaler.scale('late')])
  }
  const all = Promise.all([...photos, later])
  const feed = setInterval(() => ends.shift()?.(), 0)
  await all
  clearInterval(feed)
  expect([most, atOnce]).toEqual([2, 0])
})

const dotOf = () =>
  sharp({ create: { width: 20, height: 10, channels: 4, background: '#f00' } })
    .png()
    .toBuffer()

test('a machine that is too busy says later, and only a picture that is too much is said to be none', async () => {
  const order = { sign: await dotOf() }
  await expect(makeWithin({ cpuMs: 20_000, clockMs: 1 })(order)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await makeWithin({ cpuMs: 1, clockMs: 600_000 })(order)).toBeNull()
  expect(await makeWithin({ cpuMs: 20_000, clockMs: 600_000 })(order)).toMatchObject([{ width: 20 }])
})

test('many photos of customers are refused for now, while what the shop draws is next in line', async () => {
  const ends: (() => void)[] = []
  const made: string[] = []
  const scaler = new ProcessPhotoScaler(async (order) => {
    made.push('paint' in order ? 'the shop' : 'a customer')
    await new Promise<void>((resolve) => ends.push(resolve))
    return null
  })
  const sent = Array.from({ length: 40 }, () => scaler.scale('photo').catch((error: { code?: string }) => error.code))
  const own = scaler.paint('<svg/>')
  const all = Promise.all([...sent, own])
  const feed = setInterval(() => ends.shift()?.(), 0)
  const answers = await all
  clearInterval(feed)
  expect(made.slice(0, 3)).toEqual(['a customer', 'a customer', 'the shop'])
  expect(answers.filter((answer) => answer === 'UNAVAILABLE')).toHaveLength(18)
  expect(made).toHaveLength(23)
})

test('a drawing that would take all memory is given up, and nothing of it goes on or stays here', async () => {
  // A few hundred bytes that a painter takes apart into half a billion dashes.
  const dashes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><g transform="scale(0.000001)">
    <path d="M0 0H1000000000V100H0z" stroke="#000" stroke-dasharray="1 1"/></g></svg>`
  const scaler = new ProcessPhotoScaler()
  const held = process.memoryUsage.rss()
  expect(await scaler.sign(Buffer.from(dashes))).toBeNull()
  const { user } = process.cpuUsage()
  await sleep(1_000)
  expect(process.cpuUsage().user - user).toBeLessThan(500_000)
  expect(process.memoryUsage.rss() - held).toBeLessThan(500 * 2 ** 20)
  expect(await scaler.sign(await dotOf())).toMatchObject({ width: 20, height: 10 })
})

test('a drawing of the shop becomes a PNG with its words in the shop’s own type', async () => {
  const drawing = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#fff"/><text x="10" y="70" font-family="Pretendard" font-size="60">${words}</text></svg>`
  const scaler = new ProcessPhotoScaler()
  const [blank, written] = await Promise.all([scaler.paint(drawing('')), scaler.paint(drawing('도련'))])
  expect(written).toMatchObject({ width: 400, height: 100 })
  expect((await sharp(written?.content).metadata()).format).toBe('png')
  expect(written?.content.equals(blank?.content ?? Buffer.alloc(0))).toBe(false)
  expect(await scaler.paint('<svg')).toBeNull()
})

test('a drawing wears the pages that are named in it, whichever kind they come in, and is a small JPEG on white', async () => {
  const page = (background: string) => sharp({ create: { width: 30, height: 40, channels: 3, background } })
  const pages = await Promise.all([page('#f00').webp({ lossless: true }).toBuffer(), page('#00f').png().toBuffer()])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="100"><image href="page:0" width="80" height="100" preserveAspectRatio="none"/><image href="page:1" x="80" width="80" height="100" preserveAspectRatio="none"/></svg>`
  const worn = await new ProcessPhotoScaler().wear(svg, pages)
  expect(worn).toMatchObject({ width: 240, height: 100 })
  expect((await sharp(worn?.content).metadata()).format).toBe('jpeg')
  const { data } = await sharp(worn?.content).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) =>
    [...data.subarray((50 * 240 + x) * 3, (50 * 240 + x) * 3 + 3)].map((one) => (one > 127 ? 1 : 0))
  expect([at(40), at(120), at(200)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
    [1, 1, 1],
  ])
})

test('and none where a page is none', async () => {
  expect(await new ProcessPhotoScaler().wear('<svg/>', [new Uint8Array(9)])).toBeNull()
})

test('whoever waits at a screen goes before pictures for mails', async () => {
  const ends: (() => void)[] = []
  const made: string[] = []
  const scaler = new ProcessPhotoScaler(async (order) => {
    made.push('wear' in order ? 'a mail' : 'a screen')
    await new Promise<void>((resolve) => ends.push(resolve))
    return null
  })
  const mails = Array.from({ length: 5 }, () => scaler.wear('<svg/>', []))
  const all = Promise.all([...mails, scaler.scale('photo'), scaler.paint('<svg/>')])
  const feed = setInterval(() => ends.shift()?.(), 0)
  await all
  clearInterval(feed)
  expect(made).toEqual(['a mail', 'a mail', 'a screen', 'a screen', 'a mail', 'a mail', 'a mail'])
})
