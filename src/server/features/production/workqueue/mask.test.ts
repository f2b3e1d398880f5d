import { describe, expect, it } from 'vitest'
import { maskName, maskPhone } from './mask.ts'

describe('personal data that nobody asked to see', () => {
  it('shows the first and last letter of a name', () => {
    expect(maskName('홍길동')).toBe('홍*동')
    expect(maskName('김철')).toBe('김*')
    expect(maskName('남궁민수')).toBe('남**수')
    expect(maskName('')).toBe('*')
  })
  it('shows the area code and the last four digits of a phone', () => {
    expect(maskPhone('010-1234-5678')).toBe('010-****-5678')
    expect(maskPhone('021234567')).toBe('02-****-4567')
    expect(maskPhone('1234')).toBe('****')
  })
})
