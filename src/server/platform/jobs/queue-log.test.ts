import { expect, it } from 'vitest'
import { queueLog } from './queue-log.ts'

function saidOf(tell: (logger: ReturnType<typeof queueLog>) => void): readonly string[] {
  const said: string[] = []
  const note = (level: string) => (words: unknown) => void said.push(`${level} ${String(words)}`)
  tell(queueLog({ debug: note('debug'), warn: note('warn'), error: note('error') } as Parameters<typeof queueLog>[0]))
  return said
}

it('the queue warns in its own words, without the text of an error that was written down by itself', () => {
  expect(saidOf((logger) => logger.warn('WARNING: a lock is late'))).toEqual(['warn a lock is late'])
  expect(saidOf((logger) => logger.error('Failed to get job: Error: gone'))).toEqual(['error Failed to get job'])
  expect(saidOf((logger) => logger.info('Worker started'))).toEqual([])
})

it('does not warn of what is meant so, or is said elsewhere', () => {
  const few = 'WARNING: having maxPoolSize (2) smaller than concurrency (4) may lead to non-optimal performance.'
  expect(saidOf((logger) => logger.warn(few))).toEqual([expect.stringMatching(/^debug /)])
  expect(saidOf((logger) => logger.error('Error with notify listener: gone'))).toEqual([
    'debug Error with notify listener',
  ])
})
