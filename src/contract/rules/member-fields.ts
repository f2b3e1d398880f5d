import * as z from 'zod/mini'
import { isZipcode } from '#/domain/members/address.ts'
import { businessNumberDigits, isBusinessNumber } from '#/domain/members/business-number.ts'
import { isEmail } from '#/domain/members/email.ts'
import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { loginIdProblem } from '#/domain/members/login-id.ts'
import { passwordProblem } from '#/domain/members/password-rule.ts'
import { phoneDigits, type PhoneMode, phoneProblem, tidyPhone } from '#/domain/members/phone.ts'
import { ruled } from './ruled.ts'

/** A string that says "please enter {field}" when it is missing or blank, and is trimmed. */
const entered = (field: string) =>
  z.string({ error: FIELD_MESSAGE.required(field) }).check(
    z.overwrite((value) => value.trim()),
    z.minLength(1, { error: FIELD_MESSAGE.required(field), abort: true }),
  )

/** A password being chosen. Not trimmed: a space is refused by the rule, not silently dropped. */
export const newPassword = (field = '비밀번호') =>
  z.string({ error: FIELD_MESSAGE.required(field) }).check(ruled((value) => passwordProblem(value, field)))

/** A password being entered: the rule is not told to whoever is guessing. */
export const password = (field = '비밀번호') =>
  z
    .string({ error: FIELD_MESSAGE.required(field) })
    .check(
      z.minLength(1, { error: FIELD_MESSAGE.required(field) }),
      z.maxLength(200, { error: FIELD_MESSAGE.invalid(field) }),
    )

/** With or without hyphens in, however pasted; digits out. */
export const phone = (field = '전화번호', mode: PhoneMode = 'ALL') =>
  entered(field).check(
    z.overwrite(tidyPhone),
    ruled((value) => phoneProblem(value, { mode, hyphens: true }, field)),
    z.overwrite(phoneDigits),
  )

export const cellPhone = (field = '휴대전화 번호') => phone(field, 'CELL_PHONE')

export const email = (field = '이메일') =>
  entered(field).check(ruled((value) => (isEmail(value) ? null : FIELD_MESSAGE.email(field))))

export const loginId = () => entered('아이디').check(ruled(loginIdProblem))

/** Ten digits out. */
export const businessNumber = (field = '사업자등록번호') =>
  entered(field).check(
    ruled((value) => (isBusinessNumber(value) ? null : FIELD_MESSAGE.businessNumber(field))),
    z.overwrite(businessNumberDigits),
  )

export const zipcode = (field = '우편번호') =>
  entered(field).check(ruled((value) => (isZipcode(value) ? null : FIELD_MESSAGE.zipcode(field))))

/** A box that has to be ticked. */
export const ticked = (message: string) => z.literal(true, { error: message })
