import { expect, test } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { bringBack } from './bring-back.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 3, minute))
const back = (saved: number, opened: number, now: number) =>
  bringBack({ spec: BOOK.defaults, savedAt: at(saved).toISOString() }, 'D413', catalogueOf(TARIFF_2026_11), {
    now: at(now),
    opened: at(opened).getTime(),
  }).notice

test('a job that the page before has just begun is no earlier visit', () => {
  expect(back(10, 5, 10)).toBeNull()
})

test('one that was left is told, also one of this very page', () => {
  expect(back(10, 12, 12)).toContain('고르던 사양을 불러왔습니다.')
  expect(back(10, 5, 40)).toContain('고르던 사양을 불러왔습니다.')
})
