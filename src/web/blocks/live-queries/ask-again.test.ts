import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { askAgain } from './ask-again.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => client.clear())

/** A query whose answers are given by hand, one after another; `shown` is what its screen shows. */
function watched() {
  const waiting: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => waiting.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['order', '1'], queryFn })
  const stop = observer.subscribe(() => undefined)
  const next = async (answer: string) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.(answer)
  }
  return { next, waiting, shown: () => observer.getCurrentResult().data, stop }
}

test('a change while the first answer is on its way is asked for once more', async () => {
  const { next, shown, stop } = watched()
  askAgain(client, ['order'])
  await next('checking')
  await next('ready')
  await expect.poll(shown).toBe('ready')
  stop()
})

test('a change of what is here is asked for once', async () => {
  const { next, waiting, shown, stop } = watched()
  await next('checking')
  await expect.poll(shown).toBe('checking')
  askAgain(client, ['order'])
  await next('ready')
  await expect.poll(shown).toBe('ready')
  expect(waiting).toEqual([])
  stop()
})
