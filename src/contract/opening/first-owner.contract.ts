import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { StaffUser } from '#/contract/people/staff-user.ts'
import { email, loginId, newPassword } from '#/contract/rules/member-fields.ts'
import { text } from '#/contract/text.ts'

/** Whether the shop still waits for its first owner. */
export const readFirstOwner = endpoint({
  id: 'opening.first-owner',
  method: 'GET',
  path: '/api/first-owner',
  summary: '첫 관리자를 기다리는 가게인지',
  access: PUBLIC,
  response: z.object({ waiting: z.boolean() }),
  errors: [],
  rate: 'read',
})

const CODE = {
  regex: /^[A-Z2-9]{4}(-?[A-Z2-9]{4}){3}$/,
  message: '서버를 켠 화면에 나온 16자리 코드를 그대로 입력해 주세요.',
}

/** The code of the console makes one account, once. */
export const makeFirstOwner = endpoint({
  id: 'opening.make-first-owner',
  method: 'POST',
  path: '/api/first-owner',
  summary: '서버 화면의 코드로 첫 관리자를 만들고 로그인합니다. 한 번만 됩니다.',
  access: PUBLIC,
  body: z.object({
    code: text('코드', { max: 30, tidy: (typed) => typed.replaceAll(/\s/g, '').toUpperCase(), pattern: CODE }),
    loginId: loginId(),
    name: text('이름', { max: 50 }),
    email: email(),
    password: newPassword(),
  }),
  response: z.object({ user: StaffUser }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
  rate: 'login',
})

export const firstOwnerEndpoints = [readFirstOwner, makeFirstOwner] as const
