import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longAddress, shortAddress } from './address.ts'
import { formatBusinessNumber, isBusinessNumber } from './business-number.ts'
import { byteSizeText } from './byte-size.ts'
import { isDateText, isDateTimeText, isTimeText } from './date-rules.ts'
import { maskEmail, maskLoginId, maskName, maskPhone } from './masking.ts'
import { isCommonPassword, passwordChecks, passwordProblem } from './password-rule.ts'
import {
  CELL_CODES,
  formatPhone,
  fromE164,
  joinPhone,
  phoneProblem,
  REGION_CODES,
  splitPhone,
  toE164,
} from './phone.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const phoneNumber = fc
  .tuple(fc.constantFrom(...CELL_CODES, ...REGION_CODES), fc.constantFrom(3, 4), digits(8))
  .map(([code, middle, rest]) => code + rest.slice(0, middle + 4))

describe('a password', () => {
  it('passes exactly when every line of the list beside it is met', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (password) => {
        expect(passwordProblem(password) === null).toBe(passwordChecks(password).every((check) => check.met))
      }),
    )
  })
  it('is common whatever special characters stand in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'!#%^&*()_-+=,?~'), fc.nat(8), (special, at) => {
        expect(isCommonPassword('qwer1234'.slice(0, at) + special + 'qwer1234'.slice(at))).toBe(true)
      }),
    )
    expect(isCommonPassword('P@ssword1!')).toBe(true)
  })
})

describe('a phone number', () => {
  it('is the same after being split, joined, hyphenated and sent around the world', () => {
    fc.assert(
      fc.property(phoneNumber, (phone) => {
        expect(joinPhone(splitPhone(phone))).toBe(phone)
        expect(formatPhone(phone).replaceAll('-', '')).toBe(phone)
        expect(fromE164(toE164(phone))).toBe(phone)
      }),
    )
  })
  it('is accepted with hyphens where hyphens are allowed, and only there', () => {
    fc.assert(
      fc.property(phoneNumber, (phone) => {
        expect(phoneProblem(formatPhone(phone), { mode: 'ALL', hyphens: true })).toBeNull()
        expect(phoneProblem(formatPhone(phone), { mode: 'ALL', hyphens: false })).not.toBeNull()
      }),
    )
  })
  it('is read as social logins write it, and refused from another country', () => {
    expect(fromE164('+82 10-1234-5678')).toBe('01012345678')
    expect(fromE164('+1 212 555 0100')).toBeNull()
  })
})

describe('a business registration number', () => {
  it('has exactly one right check digit', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        const right = Array.from({ length: 10 }, (_, digit) => nine + digit).filter(isBusinessNumber)
        expect(right).toHaveLength(1)
        expect(isBusinessNumber(formatBusinessNumber(right[0] ?? ''))).toBe(true)
      }),
    )
  })
})

describe('masking', () => {
  it('always hides something and never lengthens', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), (id) => {
        expect(maskLoginId(id)).toHaveLength(id.length)
        expect(maskLoginId(id)).toContain('*')
      }),
    )
  })
  it('shows enough for the owner to recognise', () => {
    expect([maskName('홍길동'), maskName('김수'), maskName('남궁민수')]).toEqual(['홍*동', '김*', '남**수'])
    expect(maskPhone('01012345678')).toBe('010-****-5678')
    expect(maskEmail('abcde@naver.com')).toBe('ab***@naver.com')
  })
})

describe('an address', () => {
  const full = { zipcode: '04524', address: '서울 중구 세종대로 110', addressEtc: '3층' }
  it('is a dash, a line, or a line with its zip code', () => {
    expect([shortAddress(null), longAddress({}), shortAddress({ address: ' ' })]).toEqual(['-', '-', '-'])
    expect(shortAddress(full)).toBe('서울 중구 세종대로 110 3층')
    expect(longAddress(full)).toBe('(04524) 서울 중구 세종대로 110 3층')
  })
})

describe('sizes and dates', () => {
  it.each([
    [0, '0B'],
    [1023, '1023B'],
    [1024, '1KB'],
    [1_048_575, '1MB'],
    [2 * 1024 ** 3, '2GB'],
    [3 * 1024 ** 4, '3TB'],
    [5000 * 1024 ** 4, '5000TB'],
  ])('%i bytes is %s', (bytes, words) => {
    expect(byteSizeText(bytes)).toBe(words)
  })
  it('knows every day of the calendar by its own text', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const [day = '', time = ''] = date.toISOString().split(/[T.]/)
          expect(isDateText(day)).toBe(true)
          expect(isTimeText(time)).toBe(true)
          expect(isDateTimeText(`${day} ${time}`)).toBe(true)
        },
      ),
    )
    const none = ['2026-02-30', '2026-13-01', '2026-1-1', '2026-00-10', '20261120', '0000-12-31', '0001-01-01']
    expect(none.some(isDateText)).toBe(false)
  })
})
