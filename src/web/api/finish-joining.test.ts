import { expect, test } from 'vitest'
import { wayToFinishJoining } from './finish-joining.ts'

const FROM_FLYER = '?from=%2Fproduct%2Fflyer%3Fcopies%3D4000'

test('leads from any page to what is missing, and knows the way back', () => {
  expect(wayToFinishJoining({ pathname: '/product/flyer', search: '?copies=4000' })).toBe(
    `/member/join/sns/${FROM_FLYER}`,
  )
})

test('keeps the way back of a page for logging in, which is nowhere to come back to', () => {
  for (const pathname of ['/member/login', '/member/login/callback', '/member/join/general'])
    expect(wayToFinishJoining({ pathname, search: FROM_FLYER })).toBe(`/member/join/sns/${FROM_FLYER}`)
  expect(wayToFinishJoining({ pathname: '/member/login/callback', search: '?code=1' })).toBe('/member/join/sns')
})

test('leaves who is there where he is', () => {
  expect(wayToFinishJoining({ pathname: '/member/join/sns/', search: FROM_FLYER })).toBeNull()
})
