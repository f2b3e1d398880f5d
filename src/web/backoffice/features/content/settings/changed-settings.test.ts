import { describe, expect, it } from 'vitest'
import { changedSettings } from './changed-settings.ts'

const first = { brand: '가게', company: { name: null, ceo: '김' }, bank: { bank: null }, hours: '', pickUpAt: '17:00' }

describe('what was typed over', () => {
  it('is nothing while only empty fields were touched', () => {
    expect(changedSettings(first, { ...first, company: { name: ' ', ceo: '김' } })).toEqual([])
  })
  it('is named as the form names it', () => {
    const typed = { ...first, pickUpAt: '16:30', company: { name: '시험 인쇄소', ceo: '김' } }
    expect(changedSettings(first, typed)).toEqual(['상호', '집하 시각'])
  })
})
