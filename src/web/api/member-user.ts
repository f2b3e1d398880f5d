import { GUEST_TYPE } from '#/domain/members/guest-type.ts'
import type { CustomerRole, CustomerType } from '#/domain/members/roles.ts'
import { tokenPayload } from './token-rules.ts'

export interface DefaultAddress {
  readonly address: string
  readonly addressEtc: string
  readonly zipcode: string
}

/** The logged-in customer as the browser keeps it; the fields of the specification and no others. */
export interface MemberUser {
  readonly accessToken: string
  readonly refreshToken: string
  readonly roles: readonly CustomerRole[]
  readonly id: string
  readonly uuid: string
  readonly memberHash: string
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly phoneE164: string
  /** `GUEST` is somebody with a proven phone and no account. */
  readonly customerType: CustomerType | typeof GUEST_TYPE | ''
  readonly customerGrade: string
  readonly discountRate: number
  readonly lastLoginDtm: string
  readonly needAdditionalInfo: boolean
  readonly defaultAddress: DefaultAddress | null
  readonly companyName: string
  readonly companyUserName: string
  readonly companyNumber: string
}

export const NO_USER: MemberUser = {
  accessToken: '',
  refreshToken: '',
  roles: [],
  id: '',
  uuid: '',
  memberHash: '',
  name: '',
  email: '',
  phoneNumber: '',
  phoneE164: '',
  customerType: '',
  customerGrade: '',
  discountRate: 0,
  lastLoginDtm: '',
  needAdditionalInfo: false,
  defaultAddress: null,
  companyName: '',
  companyUserName: '',
  companyNumber: '',
}

type FromToken = Omit<MemberUser, 'accessToken' | 'refreshToken' | 'defaultAddress' | `company${string}`>

/** What the access token says about the customer; roles stand in it as one comma-separated text. */
export function userFromToken(accessToken: string): FromToken {
  const payload = tokenPayload(accessToken) ?? {}
  const user = (
    typeof payload['user'] === 'object' && payload['user'] !== null ? payload['user'] : payload
  ) as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof user[name] === 'string' ? user[name] : '')
  return {
    roles: rolesOf(user['roles']),
    id: text('id'),
    uuid: text('uuid'),
    memberHash: text('memberHash'),
    name: text('name'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    phoneE164: text('phoneE164'),
    customerType: text('customerType') as MemberUser['customerType'],
    customerGrade: text('customerGrade'),
    discountRate: Number(user['discountRate']) || 0,
    lastLoginDtm: text('lastLoginDtm'),
    needAdditionalInfo: user['needAdditionalInfo'] === true,
  }
}

function rolesOf(value: unknown): readonly CustomerRole[] {
  const list = typeof value === 'string' ? value.split(',') : []
  return list.map((role) => role.trim()).filter(Boolean) as CustomerRole[]
}

/** Tokens are both there and the access token can be read; its end does not matter, the refresh token renews it. */
export const isLoggedIn = (user: MemberUser): boolean =>
  user.accessToken !== '' && user.refreshToken !== '' && tokenPayload(user.accessToken) !== null

export const isGuest = (user: MemberUser): boolean => isLoggedIn(user) && user.customerType === GUEST_TYPE
