import { expect, test } from 'vitest'
import { unreachedText } from './notice-words.ts'

test('a message that did not arrive names its address with the particle that address wants', () => {
  expect(unreachedText({ channel: 'email', maskedRecipient: 'ho**@example.com' })).toBe(
    '메일 ho**@example.com으로 보내지 못했습니다.',
  )
  expect(unreachedText({ channel: 'sms', maskedRecipient: '010-****-5678' })).toBe(
    '문자·알림톡 010-****-5678로 보내지 못했습니다.',
  )
})
