import { expect, it } from 'vitest'
import { fillText, READY_TEXTS, strangeFields, TEXT_FIELDS } from './batch-text.ts'

const values = { 주문번호: '20261124-AB12CD', 품목: '가을 전단 {출고예정}', 출고예정: '11월 27일' }

it('a text to many says of each order what is its own, once', () => {
  expect(fillText('{주문번호} 「{품목}」 {출고예정}', values)).toBe(
    '20261124-AB12CD 「가을 전단 {출고예정}」 11월 27일',
  )
  expect(fillText('그대로', values)).toBe('그대로')
})

it('a mistyped field is found before anybody reads it, and none of the ready texts has one', () => {
  expect(strangeFields('{품목}과 {품몫}, {}')).toEqual(['품몫', ''])
  for (const { text } of READY_TEXTS) expect(strangeFields(text)).toEqual([])
  expect(TEXT_FIELDS.every((name) => fillText(`{${name}}`, values) !== `{${name}}`)).toBe(true)
})
