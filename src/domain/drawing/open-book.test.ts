import { describe, expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { sceneOfOpenBook } from './open-book.ts'
import type { Item } from './scene.ts'

type FaceItem = Extract<Item, { type: 'face' }>
const facesAt = (turned: number) =>
  sceneOfOpenBook(defaultSpec('D413'), turned, 1).items.filter((item): item is FaceItem => item.type === 'face')

describe('a book lying open', () => {
  test('has a left and a right page of the trim, side by side', () => {
    const [left, right] = facesAt(0.5)
    expect([left?.surface.place, right?.surface.place]).toEqual(['back', 'front'])
    expect([left?.size, right?.size]).toEqual([defaultSpec('D413').trim, defaultSpec('D413').trim])
    expect((left?.matrix[4] ?? 0) + defaultSpec('D413').trim.width).toBeCloseTo(right?.matrix[4] ?? -1)
  })

  test('rises at the left as leaves are turned, and sinks at the right', () => {
    const [firstLeft, firstRight] = facesAt(0)
    const [lastLeft, lastRight] = facesAt(1)
    expect(lastLeft?.matrix[5] ?? 0).toBeLessThan(firstLeft?.matrix[5] ?? 0)
    expect(lastRight?.matrix[5] ?? 0).toBeGreaterThan(firstRight?.matrix[5] ?? 0)
  })
})
