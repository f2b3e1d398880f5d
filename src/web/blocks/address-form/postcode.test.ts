import { describe, expect, it } from 'vitest'
import { addressOf } from './postcode.ts'

const chosen = {
  zonecode: '06234',
  roadAddress: '서울 강남구 테헤란로 152',
  autoRoadAddress: '',
  jibunAddress: '서울 강남구 역삼동 737',
  userSelectedType: 'R',
  bname: '역삼동',
  buildingName: '강남파이낸스센터',
  apartment: 'N',
} as const

describe('an address found by the postcode search', () => {
  it('is the road address with its quarter', () => {
    expect(addressOf(chosen)).toBe('서울 강남구 테헤란로 152 (역삼동)')
  })
  it('names the building of a block of flats', () => {
    expect(addressOf({ ...chosen, apartment: 'Y' })).toBe('서울 강남구 테헤란로 152 (역삼동, 강남파이낸스센터)')
  })
  it('is the lot address when there is no road address for it', () => {
    expect(addressOf({ ...chosen, roadAddress: '', userSelectedType: 'J' })).toBe('서울 강남구 역삼동 737')
  })
  it('falls back on the road address that the service matched', () => {
    const matched = {
      ...chosen,
      roadAddress: '',
      autoRoadAddress: '서울 강남구 테헤란로 152',
      userSelectedType: 'J',
      bname: '역삼리',
    } as const
    expect(addressOf(matched)).toBe('서울 강남구 테헤란로 152')
  })
})
