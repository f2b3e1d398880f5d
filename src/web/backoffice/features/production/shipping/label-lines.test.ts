import { expect, it } from 'vitest'
import { labelLines } from './label-lines.ts'

it('breaks between words, so that a postcode stays whole', () => {
  expect(labelLines('서울 성북구 성북로 10 1층 (02700)', 22, 3)).toEqual(['서울 성북구 성북로 10 1층', '(02700)'])
})

it('breaks a word that is longer than a line, and says no more than there is room for', () => {
  expect(labelLines(`가나다 ${'라'.repeat(7)} 마바`, 5, 3)).toEqual(['가나다', '라라라라라', '라라 마바'])
  expect(labelLines('하나 둘 셋 넷', 2, 2)).toEqual(['하나', '둘'])
  expect(labelLines('', 22, 3)).toEqual([])
})
