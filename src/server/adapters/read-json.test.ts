import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

/** Goes on for ever, unless it is cancelled. */
function endless() {
  const seen = { cancelled: false, pulled: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.pulled += 1
      controller.enqueue(new Uint8Array(1024).fill(0x20))
    },
    cancel() {
      seen.cancelled = true
    },
  })
  return { seen, response: new Response(body) }
}

test('an answer is read as it was written', async () => {
  expect(await readJson(new Response('{"택배":["집하", 1]}'))).toEqual({ 택배: ['집하', 1] })
  await expect(readJson(new Response(''))).rejects.toThrow(SyntaxError)
})

test('an answer without end is given up, and no more of it is fetched', async () => {
  const { seen, response } = endless()
  await expect(readJson(response, 10 * 1024)).rejects.toMatchObject({ name: 'AnswerTooLong' })
  expect(seen.cancelled).toBe(true)
  expect(seen.pulled).toBeLessThan(15)
})
