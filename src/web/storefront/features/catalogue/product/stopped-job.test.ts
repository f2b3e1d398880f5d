import { expect, test } from 'vitest'
import { stopTitle } from './stopped-job.ts'

test('a file that only lacks its fonts is not said to differ from the spec', () => {
  expect(stopTitle(false)).not.toContain('사양이 달라')
  expect(stopTitle(true)).toContain('사양이 달라')
})
