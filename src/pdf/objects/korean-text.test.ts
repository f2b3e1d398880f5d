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
