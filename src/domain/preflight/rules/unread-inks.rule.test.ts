import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { unreadInksRule } from './unread-inks.rule.ts'

const check = (colourPages: number, ...pages: ReturnType<typeof pageOf>[]) =>
  unreadInksRule.check(factsOf(pages), innerOf(pages.length, { colourPages }))

it('says which pages were not measured and why', () => {
  const [found] = check(2, pageOf(1, { unreadInks: ['packed'] }), pageOf(2, { unreadInks: ['stacked'] }))
  expect(found).toMatchObject({ severity: 'warn', pages: [1, 2] })
  expect(found?.detail).toContain('1쪽의 CMYK 사진은 압축 방식')
  expect(found?.detail).toContain('2쪽에는 사진 위에')
})

it('is silent where all was measured, and in a job in black', () => {
  expect(check(1, pageOf(1))).toEqual([])
  expect(check(0, pageOf(1, { unreadInks: ['packed'] }))).toEqual([])
})
