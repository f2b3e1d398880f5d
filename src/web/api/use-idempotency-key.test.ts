import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { createOnce } from './use-idempotency-key.ts'

function watched() {
  let made = 0
  const used: string[] = []
  const once = createOnce(() => `key-${(made += 1)}`)
  const send = (intent: unknown, outcome: ApiError | 'fine' = 'fine') =>
    once(intent, async (key) => {
      used.push(key)
      if (outcome !== 'fine') throw outcome
    }).catch(() => undefined)
  return { used, send }
}

describe('the key of an act', () => {
  it('stays while no answer of the server came, so that the second try gets the answer of the first', async () => {
    const { used, send } = watched()
    await send('cancel', new ApiError(0, null))
    await send('cancel', new ApiError(502, null))
    await send('cancel', new ApiError(409, null))
    await send('cancel')
    expect(used).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
  })
  it('is a new one after an answer, be it a refusal', async () => {
    const { used, send } = watched()
    await send('cancel', new ApiError(400, null))
    await send('cancel')
    await send('cancel')
    expect(used).toEqual(['key-1', 'key-2', 'key-3'])
  })
  it('belongs to what was asked for: other words are another act', async () => {
    const { used, send } = watched()
    await send({ agreed: true, kept: 0 }, new ApiError(0, null))
    await send({ agreed: true, kept: 5000 }, new ApiError(0, null))
    await send({ agreed: true, kept: 0 })
    expect(used).toEqual(['key-1', 'key-2', 'key-1'])
  })
})
