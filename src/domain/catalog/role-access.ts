import { kindByCode, kindBySlug, type ProductCode, type ProductSlug } from './product-kinds.ts'
import { err, ok, type Result } from '#/lib/result.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'

/** Why a page is closed to a member (specification §8); `message` is ready to show, with the product that was asked for. */
export interface RoleFailure {
  readonly reason: keyof typeof ROLE_FAILURES
  readonly message: string
}

export const ROLE_FAILURES = {
  notHamamath: '하마매쓰 회원이 아닙니다.',
  hamamathPending: '하마매쓰 주문은 가입 승인이 필요합니다.',
  notMatholic: '매쓰홀릭 회원이 아닙니다.',
  notAcademy: '학원 회원이 아닙니다.\n{상품} 주문은 학원 회원만 할 수 있습니다.',
  academyPending: '{상품} 주문은 가입 승인이 필요합니다.',
  notGeneralBusiness: '일반·기업 회원이 아닙니다.\n{상품} 주문은 일반·기업 회원만 할 수 있습니다.',
  notGeneralBusinessAcademy: '일반·기업·학원 회원이 아닙니다.\n{상품} 주문은 일반·기업·학원 회원만 할 수 있습니다.',
} as const

type Gate = (roles: readonly CustomerRole[]) => Result<true, RoleFailure>

/** True when the member has the role, or any of a list of them. */
export function hasRole(roles: readonly CustomerRole[], wanted: CustomerRole | readonly CustomerRole[]): boolean {
  const list: readonly CustomerRole[] = typeof wanted === 'string' ? [wanted] : wanted
  return list.some((role) => roles.includes(role))
}

const fail = (reason: keyof typeof ROLE_FAILURES) => err({ reason, message: ROLE_FAILURES[reason] })

const academy: Gate = (roles) => {
  if (!hasRole(roles, 'ROLE_USER_TYPE_ACADEMY')) return fail('notAcademy')
  return hasRole(roles, ['ROLE_GRADE_0050', 'ROLE_GRADE_0051']) ? ok(true) : fail('academyPending')
}
const generalBusiness: Gate = (roles) =>
  hasRole(roles, ['ROLE_USER_TYPE_GENERAL', 'ROLE_USER_TYPE_BUSINESS']) ? ok(true) : fail('notGeneralBusiness')
const generalBusinessAcademy: Gate = (roles) =>
  hasRole(roles, ['ROLE_USER_TYPE_GENERAL', 'ROLE_USER_TYPE_BUSINESS', 'ROLE_USER_TYPE_ACADEMY'])
    ? ok(true)
    : fail('notGeneralBusinessAcademy')

const OPTION_GATES: Readonly<Record<ProductSlug, Gate>> = {
  academy,
  book: generalBusiness,
  'rotary-book': generalBusiness,
  catalog: generalBusinessAcademy,
  flyer: generalBusinessAcademy,
  leaflet: generalBusinessAcademy,
  poster: generalBusinessAcademy,
  'single-sheet': generalBusinessAcademy,
}

/** Whether a logged-in member may use the option page of a product kind (specification §6). */
export function mayOpenOption(kind: ProductSlug, roles: readonly CustomerRole[]): Result<true, RoleFailure> {
  const outcome = OPTION_GATES[kind](roles)
  if (outcome.ok) return outcome
  const { reason, message } = outcome.error
  return err({ reason, message: message.replace('{상품}', kindBySlug(kind)?.name ?? '') })
}

/** Whether a member may have a product kind made, from options or from files, whose page is open to everybody. */
export const mayOrder = (product: ProductCode, roles: readonly CustomerRole[]) =>
  mayOpenOption(kindByCode(product).slug, roles)

export const mayOpenHamamathBook: Gate = (roles) => {
  if (!hasRole(roles, 'ROLE_USER_TYPE_HAMAMATH')) return fail('notHamamath')
  return hasRole(roles, 'ROLE_GRADE_0080') ? ok(true) : fail('hamamathPending')
}

export const mayOpenMatholicRequest: Gate = (roles) =>
  hasRole(roles, 'ROLE_USER_TYPE_MATHOLIC') ? ok(true) : fail('notMatholic')
