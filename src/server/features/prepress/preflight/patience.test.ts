import { expect, it } from 'vitest'
import { checkFileJob } from './check-file.ts'
import { checkLineJob } from './check-line.ts'

const QUARTER_HOUR_S = 15 * 60

/** As the queue rests between two attempts. */
const secondsTried = (attempts: number) =>
  Array.from({ length: attempts - 1 }, (_, n) => Math.exp(Math.min(10, n + 1))).reduce((sum, rest) => sum + rest, 0)

it.each([checkFileJob, checkLineJob])(
  '$name outlasts a storage that is away for a quarter of an hour',
  ({ maxAttempts }) => {
    expect(secondsTried(maxAttempts)).toBeGreaterThan(QUARTER_HOUR_S)
  },
)
