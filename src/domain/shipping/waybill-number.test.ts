import { describe, expect, it } from 'vitest'
import { checkDigitOf, judgeWaybill, lengthWords, type WaybillRule } from './waybill-number.ts'

const CJ: WaybillRule = { courier: 'CJ대한통운', lengths: [10, 12], check: 'none' }
const HANJIN: WaybillRule = { courier: '한진택배', lengths: [10, 12], check: 'mod-7' }
const problemOf = (text: string, rule = CJ, owner = '') => judgeWaybill(rule, text, owner).problem

describe('a waybill number', () => {
  it('is taken with hyphens, spaces and wide digits', () => {
    expect(judgeWaybill(CJ, ' 6123-0002-4904 ')).toEqual({ digits: '612300024904', problem: null, words: '' })
    expect(judgeWaybill(CJ, '６１２３０００２４９０４').digits).toBe('612300024904')
  })

  it('is never a telephone, however it is written and however long the courier lets numbers be', () => {
    const wide: WaybillRule = { courier: '경동택배', lengths: [9, 10, 11, 12, 13], check: 'none' }
    for (const phone of [
      '010-1234-5678',
      '01012345678',
      '011-234-5678',
      '02-123-4567',
      '0212345678',
      '031-123-4567',
      '070-1234-5678',
      '0507-1234-5678',
      '1012345678',
      '+82 10-1234-5678',
      '821012345678',
    ])
      expect(problemOf(phone, wide), phone).toBe('phone')
    expect(problemOf('4012345678', wide, '04012345678'), 'the phone of its own row').toBe('phone')
  })

  it('has one of the lengths of its courier, which the reason names', () => {
    expect(judgeWaybill(CJ, '61230002420')).toMatchObject({
      problem: 'length',
      words: 'CJ대한통운 송장번호는 10자리나 12자리입니다.',
    })
    expect(lengthWords([16, 9, 10, 11, 12, 13, 14, 15])).toBe('9~16자리')
  })

  it('has the check digit of its courier', () => {
    const body = '41234567890'
    const right = `${body}${checkDigitOf(body)}`
    expect(problemOf(right, HANJIN)).toBeNull()
    expect(problemOf(`${body}${(checkDigitOf(body) + 1) % 7}`, HANJIN)).toBe('check-digit')
    expect(problemOf(`${body}${(checkDigitOf(body) + 1) % 7}`, CJ), 'not asked of everybody').toBeNull()
  })

  it('is not what a spreadsheet made of it', () => {
    expect(problemOf('6.12E+11')).toBe('rounded')
    expect(problemOf('6123000249O4')).toBe('letters')
    expect(problemOf('')).toBe('empty')
  })
})
