import { describe, expect, it } from 'vitest'
import { decodeKoreanName } from './korean-text.ts'

const bytes = (...values: number[]) => String.fromCharCode(...values)

describe('Korean font names', () => {
  it('reads the UTF-8 that Word writes', () => {
    expect(decodeKoreanName(bytes(0xea, 0xb5, 0xb4, 0xeb, 0xa6, 0xbc))).toBe('굴림')
  })

  it('reads the EUC-KR of older programs', () => {
    expect(decodeKoreanName(bytes(0xbb, 0xea, 0xb5, 0xb9, 0xb8, 0xed, 0xc1, 0xb6))).toBe('산돌명조')
  })

  it('leaves Latin names and undecodable bytes as they are', () => {
    expect(decodeKoreanName('ABCDEF+NotoSans')).toBe('ABCDEF+NotoSans')
    expect(decodeKoreanName(bytes(0xff, 0x41))).toBe(bytes(0xff, 0x41))
  })
})

describe('Chinese font names', () => {
  it.each([
    ['仿宋', [0xb7, 0xc2, 0xcb, 0xce]],
    ['黑体', [0xba, 0xda, 0xcc, 0xe5]],
    ['宋体', [0xcb, 0xce, 0xcc, 0xe5]],
    ['微软雅黑', [0xce, 0xa2, 0xc8, 0xed, 0xd1, 0xc5, 0xba, 0xda]],
  ])('reads the GBK of %s, and no mixture of Hangul and Hanja', (name, written) => {
    expect(decodeKoreanName(bytes(...written))).toBe(name)
  })
})
