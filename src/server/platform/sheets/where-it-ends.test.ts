import { expect, it } from 'vitest'
import { whereItEnds } from './where-it-ends.ts'

it('says at the foot of a sheet that it is not all, and only then', () => {
  expect(whereItEnds([1, 2], 2, '주문')).toEqual({ kept: [1, 2], foot: [] })
  const { kept, foot } = whereItEnds([1, 2, 3], 2, '주문')
  expect(kept).toEqual([1, 2])
  expect(foot).toEqual([['새것부터 주문 2건까지 담았습니다. 그 앞의 것은 이 파일에 없습니다.']])
})
