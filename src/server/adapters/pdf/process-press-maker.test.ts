import { expect, it } from 'vitest'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { PROCESS_LIMITS, TEMPLATE_LIMITS } from '#/workers/pdf/protocol.ts'
import { processPressMaker } from './process-press-maker.ts'

const makerWith = (change: object) =>
  processPressMaker(PROCESS_LIMITS, { ...TEMPLATE_LIMITS, reading: { ...TEMPLATE_LIMITS.reading, ...change } })

it.each([
  ['has no time for it', { clockMilliseconds: 1 }],
  ['has no memory for it', { rssBytes: 2 ** 20 }],
  ['takes too long over it', { cpuMilliseconds: 0 }],
])('says that a template is to be asked for later when the machine %s', async (_, change) => {
  const maker = makerWith(change)
  try {
    await expect(maker.drawTemplate(bookSpec(100), '2026-11-23')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  } finally {
    await maker.close()
  }
})

it('draws ten templates that are asked for at once', async () => {
  const maker = makerWith({})
  try {
    const made = await Promise.all(Array.from({ length: 10 }, () => maker.drawTemplate(bookSpec(100), '2026-11-23')))
    expect(made.every((pdf) => Buffer.from(pdf.subarray(0, 5)).toString() === '%PDF-')).toBe(true)
  } finally {
    await maker.close()
  }
})
