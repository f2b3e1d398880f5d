import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { koreanIssue } from '#/contract/issue-text.ts'
import { JoinForm } from '#/contract/people/join.contract.ts'

export type JoinType = JoinForm['type']

type JoinDocument = Extract<JoinForm, { type: 'ACADEMY' }>['documents'][number]

/** The form as it is typed: boxes are plain booleans, and the password stands twice. */
export interface JoinValues {
  type: JoinType
  loginId: string
  password: string
  passwordAgain: string
  name: string
  email: string
  phoneTicket: string
  companyName: string
  companyUserName: string
  companyNumber: string
  documents: JoinDocument[]
  consents: {
    age14: boolean
    terms: boolean
    privacy: boolean
    marketing: { email: boolean; sms: boolean; kakao: boolean }
  }
}

/** Nothing is ticked beforehand. */
export const emptyJoin = (type: JoinType): JoinValues => ({
  type,
  loginId: '',
  password: '',
  passwordAgain: '',
  name: '',
  email: '',
  phoneTicket: '',
  companyName: '',
  companyUserName: '',
  companyNumber: '',
  documents: [],
  consents: { age14: false, terms: false, privacy: false, marketing: { email: false, sms: false, kakao: false } },
})

const byContract = zodResolver(JoinForm, { error: koreanIssue }) as unknown as Resolver<JoinValues, unknown, JoinForm>

/** An id that is an e-mail address is also where mail goes, so it is not asked twice. */
const withEmail = (values: JoinValues): JoinValues =>
  values.loginId.includes('@') ? { ...values, email: values.loginId } : values

/** The contract's rules, and that both passwords are the same. */
export const joinResolver: Resolver<JoinValues, unknown, JoinForm> = async (values, context, options) => {
  const outcome = await byContract(withEmail(values), context, options)
  if (values.password === values.passwordAgain) return outcome
  const passwordAgain = { type: 'same', message: '비밀번호가 서로 다릅니다.' }
  return { values: {}, errors: { ...outcome.errors, passwordAgain } }
}

/** The mailbox is the id, and the password is typed once: it can be looked at in its box. */
export const shortJoinResolver: Resolver<JoinValues, unknown, JoinForm> = async (values, context, options) => {
  if (values.loginId.includes('@')) return byContract(withEmail(values), context, options)
  const { errors } = await byContract(values, context, options)
  return { values: {}, errors: { ...errors, loginId: { type: 'email', message: '이메일 주소를 입력해 주세요.' } } }
}
