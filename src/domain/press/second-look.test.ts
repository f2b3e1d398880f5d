import { expect, it } from 'vitest'
import { secondLook } from './second-look.ts'

const asked = new Date('2026-11-24T01:00:00Z')

it('the second look is another’s, and the asker’s own only where nobody else may', () => {
  expect(secondLook('me', asked, ['me', 'you'])).toEqual({ by: 'other' })
  expect(secondLook('me', asked, ['you'])).toEqual({ by: 'other' })
  const alone = { by: 'alone', from: new Date('2026-11-24T01:10:00Z') }
  expect(secondLook('me', asked, ['me'])).toEqual(alone)
  expect(secondLook('me', asked, [])).toEqual(alone)
})
