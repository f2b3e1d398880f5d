import { expect, it } from 'vitest'
import { createTurns } from './drawing-turns.ts'

it('lets one caller draw one thing at a time, whoever else comes finds a place', async () => {
  const turns = createTurns({ waiting: 2 })
  const held = Promise.withResolvers<string>()
  const begun: string[] = []
  const draw = (whose: string, what: string) =>
    turns(whose, async () => {
      begun.push(what)
      return held.promise
    })
  const all = [draw('many', 'first'), draw('many', 'second'), draw('one', 'other')]
  await Promise.resolve()
  expect(begun).toEqual(['first', 'other'])
  held.resolve('drawn')
  expect(await Promise.all(all)).toEqual(['drawn', 'drawn', 'drawn'])
  expect(begun).toEqual(['first', 'other', 'second'])
})

it('sends away who waits for too many, and goes on after one that failed', async () => {
  const turns = createTurns({ waiting: 1 })
  const held = Promise.withResolvers<string>()
  const first = turns('many', () => held.promise)
  const second = turns('many', async () => 'second')
  await expect(turns('many', async () => 'third')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(await turns('one', async () => 'other')).toBe('other')
  held.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('second')
  expect(await turns('many', async () => 'again')).toBe('again')
})
