import { expect, it } from 'vitest'
import { createAccountTurns } from './account-turns.ts'
import { RateExceeded } from './rate-gate.ts'

/** Work that goes on until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, letGo: resolve }
}

const nextMoment = () => new Promise((resolve) => setImmediate(resolve))

it('lets one caller do so much at once, the rest in turn, and others meanwhile', async () => {
  const turns = createAccountTurns({ atOnce: 2, waiting: 8, waitMs: 60_000 })
  const { work, letGo } = held()
  let begun = 0
  const calls = Array.from({ length: 10 }, () =>
    turns('member:a', () => {
      begun += 1
      return work()
    }),
  )
  await nextMoment()
  expect(begun).toBe(2)
  expect(await turns('member:b', async () => 'served')).toBe('served')
  await expect(turns('member:a', async () => 'one too many')).rejects.toBeInstanceOf(RateExceeded)
  letGo()
  await Promise.all(calls)
  expect(begun).toBe(10)
  expect(await turns('member:a', async () => 'again')).toBe('again')
})

it('says that nobody can be served now where what went before does not end', async () => {
  const turns = createAccountTurns({ atOnce: 1, waiting: 8, waitMs: 1 })
  const { work, letGo } = held()
  const first = turns('member:a', work)
  await expect(turns('member:a', work)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  letGo()
  await first
})

it('gives the turn back after work that failed', async () => {
  const turns = createAccountTurns({ atOnce: 1, waiting: 1, waitMs: 60_000 })
  const fail = () => turns('member:a', () => Promise.reject(new Error('no')))
  for (const _ of [1, 2, 3]) await expect(fail()).rejects.toThrow('no')
})

it('gives the turn to the next as soon as the answer leaves, however slowly that is read', async () => {
  const turns = createAccountTurns({ atOnce: 1, waiting: 8, waitMs: 60_000 })
  const { work: read, letGo } = held()
  const slow = turns('visitor:a', read, Promise.resolve())
  expect(await turns('visitor:a', async () => 'served')).toBe('served')
  letGo()
  await slow
})

it('tells of what fails while it leaves', async () => {
  const turns = createAccountTurns({ atOnce: 1, waiting: 8, waitMs: 60_000 })
  const fail = () => nextMoment().then(() => Promise.reject(new Error('cut')))
  await expect(turns('visitor:a', fail, Promise.resolve())).rejects.toThrow('cut')
})
