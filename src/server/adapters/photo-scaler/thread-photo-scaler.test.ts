import { expect, test } from 'vitest'
import { ThreadPhotoScaler } from './thread-photo-scaler.ts'

test('never more than two photos are worked on at once, whoever comes when one ends, and all are done', async () => {
  const ends: (() => void)[] = []
  let atOnce = 0
  let most = 0
  const scaler = new ThreadPhotoScaler(async () => {
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
