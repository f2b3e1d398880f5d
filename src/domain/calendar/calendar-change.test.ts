import { describe, expect, it } from 'vitest'
import { daysBetween, whyNotFrom, whyNotThese } from './calendar-change.ts'

const now = new Date('2026-11-20T15:30:00Z') // the 21st in Seoul

describe('쉬는 날을 바꿀 때', () => {
  it('오늘과 그 뒤는 되고 지난 날은 안 됩니다', () => {
    expect(whyNotThese('2026-11-21', '2026-11-21', now)).toBeNull()
    expect(whyNotThese('2026-11-20', '2026-11-22', now)).toContain('지난 날')
  })
  it('거꾸로 된 기간과 한 달이 넘는 기간은 안 됩니다', () => {
    expect(whyNotThese('2026-12-02', '2026-12-01', now)).toContain('앞섭니다')
    expect(whyNotThese('2026-12-01', '2027-01-01', now)).toContain('31일까지')
  })
  it('기간은 양 끝을 모두 셉니다', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
    expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([])
  })
  it('한 달이 넘는 기간은 날을 하나하나 적기 전에 거절합니다', () => {
    expect(whyNotThese('2026-12-01', '9999-12-31', now)).toContain('31일까지')
    expect(daysBetween('2028-01-01', '2037-12-31')).toHaveLength(3653)
    expect(() => daysBetween('2028-01-01', '2038-01-01')).toThrow(RangeError)
  })
  it('마감 시각은 내일부터 바꿉니다', () => {
    expect(whyNotFrom('2026-11-21', now)).toContain('내일')
    expect(whyNotFrom('2026-11-22', now)).toBeNull()
  })
})
