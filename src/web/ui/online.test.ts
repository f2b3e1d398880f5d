import { afterEach, expect, test, vi } from 'vitest'
import { whenOnline } from './online.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose line can be cut and mended. */
function browser() {
  const waiting: (() => void)[] = []
  const line = { onLine: true }
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('addEventListener', (_name: string, act: () => void) => waiting.push(act))
  return {
    cut: () => (line.onLine = false),
    mend: () => {
      line.onLine = true
      for (const act of waiting.splice(0)) act()
    },
  }
}

test('fetches again what was lost with the line, once the line is back', async () => {
  const { cut, mend } = browser()
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return 'part'
    cut()
    throw new Error('no line')
  })
  const part = whenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  mend()
  await expect(part).resolves.toBe('part')
})

test('hands on a failure that is not of the line', async () => {
  browser()
  await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
