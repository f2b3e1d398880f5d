import { describe, expect, it } from 'vitest'
import { mmWords, nameWords, pageWords, ptWords, sizeWords } from './finding-messages.ts'

describe('words for findings', () => {
  it('joins neighbouring pages', () => {
    expect(pageWords([3, 1, 2, 7, 7])).toBe('1–3, 7쪽')
  })

  it('shortens a long list and counts what is left out', () => {
    expect(pageWords([1, 3, 5, 7, 9, 11, 13, 14])).toBe('1, 3, 5, 7, 9쪽 외 3쪽')
  })

  it('writes sizes without needless decimals', () => {
    expect(sizeWords({ width: 148.04, height: 210 })).toBe('148 × 210 mm')
    expect(mmWords(6.43)).toBe('6.4')
    expect(ptWords(0.0353)).toBe('0.1 pt')
  })

  it('names the first three', () => {
    expect(nameWords(['굴림', '바탕', '돋움', '궁서'])).toBe('굴림, 바탕, 돋움 외 1개')
  })
})
