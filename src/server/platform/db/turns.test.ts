import { describe, expect, it } from 'vitest'
import { NoTurn, Turns } from './turns.ts'

const nobodyLeaves = new AbortController().signal

function held() {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  return { until, end }
}

describe('a queue before something that few can use', () => {
  it('lets as many work as may, and the next when one has ended', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1, waitMs: 1_000 })
    const first = held()
    const one = turns.take(nobodyLeaves, () => first.until)
    const two = turns.take(nobodyLeaves, async () => 'second')
    expect([turns.busy, turns.waiting]).toEqual([1, 1])
    first.end()
    await one
    expect(await two).toBe('second')
    expect([turns.busy, turns.waiting]).toEqual([0, 0])
  })

  it('sends away who finds the queue full, at once', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 0, waitMs: 10_000 })
    const first = held()
    const one = turns.take(nobodyLeaves, () => first.until)
    await expect(turns.take(nobodyLeaves, async () => 1)).rejects.toThrow(NoTurn)
    first.end()
    await one
  })

  it('sends away who waits too long, and does not keep a place for them', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 5, waitMs: 20 })
    const first = held()
    const one = turns.take(nobodyLeaves, () => first.until)
    await expect(turns.take(nobodyLeaves, async () => 1)).rejects.toThrow(NoTurn)
    expect(turns.waiting).toBe(0)
    first.end()
    await one
    expect(await turns.take(nobodyLeaves, async () => 'free again')).toBe('free again')
  })

  it('lets who gave up leave the queue', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 5, waitMs: 10_000 })
    const first = held()
    const leaving = new AbortController()
    const one = turns.take(nobodyLeaves, () => first.until)
    const two = turns.take(leaving.signal, async () => 1)
    leaving.abort(new Error('gone'))
    await expect(two).rejects.toThrow('gone')
    expect(turns.waiting).toBe(0)
    first.end()
    await one
  })

  it('goes on when the work of one fails', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 5, waitMs: 10_000 })
    await expect(turns.take(nobodyLeaves, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take(nobodyLeaves, async () => 2)).toBe(2)
  })
})
