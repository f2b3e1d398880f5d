import type { Access } from '#/contract/access.ts'
import type { Endpoint } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { API_SCOPE_WORDS } from '#/domain/members/api-scopes.data.ts'
import { type Right, RIGHT_WORDS } from '#/domain/members/rights.data.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { assertNever } from '#/lib/assert-never.ts'
import type { PartnerPrincipal, Principal } from './principal.ts'

/** Lets the caller through or throws: 401 asks who they are, 403 says that they may not. */
export function checkAccess(access: Access, principal: Principal): void {
  if (access.who === 'public' || access.who === 'proof') return
  if (principal.kind === 'visitor') throw new AppError('LOGIN_REQUIRED')
  if (!kindsOf(access).includes(principal.kind)) throw new AppError('FORBIDDEN')
  if (principal.kind === 'member') checkMember(access, principal)
  if (principal.kind === 'partner') checkPartner(access, principal)
  if (principal.kind === 'staff') checkStaff(access, principal)
}

/** A key of the API opens only what its scopes name, whatever its member may do in the browser. */
export function checkKey({ keyScope }: Pick<Endpoint, 'keyScope'>, principal: Principal): void {
  if (principal.kind !== 'member' || !principal.apiKey) return
  if (!keyScope) throw new AppError('FORBIDDEN', 'API 키로는 쓸 수 없는 기능입니다. 화면에서 로그인해 주세요.')
  if (principal.apiKey.scopes.includes(keyScope)) return
  throw new AppError('FORBIDDEN', `이 API 키에는 「${API_SCOPE_WORDS[keyScope].name}」 권한이 없습니다.`)
}

/** The same as a question, for those who offer what is behind it. */
export function passes(access: Access, principal: Principal): boolean {
  try {
    checkAccess(access, principal)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function kindsOf(access: Access): readonly Principal['kind'][] {
  switch (access.who) {
    case 'member':
      return ['member']
    case 'partner':
      return ['partner']
    case 'staff':
      return ['staff']
    case 'member-or-staff':
      return ['member', 'staff']
    case 'member-partner-or-staff':
      return ['member', 'partner', 'staff']
    case 'public':
    case 'proof':
      return ['visitor', 'member', 'partner', 'staff']
    default:
      return assertNever(access)
  }
}

function checkMember(access: Access, member: Extract<Principal, { kind: 'member' }>): void {
  if (member.guest && !('guest' in access && access.guest === true)) throw new AppError('MEMBERS_ONLY')
  const evenPending = access.who === 'member' && access.evenPending === true
  if (member.pending && !evenPending) throw new AppError('NEED_ADDITIONAL_INFO')
  if (access.who !== 'member' || !access.anyRole) return
  if (!access.anyRole.some((role) => member.roles.includes(role))) throw new AppError('FORBIDDEN')
}

function checkPartner(access: Access, { pending }: PartnerPrincipal): void {
  const evenPending = access.who === 'partner' && access.evenPending === true
  if (pending && !evenPending) throw new AppError('ACCOUNT_NOT_READY')
}

function checkStaff(access: Access, staff: Extract<Principal, { kind: 'staff' }>): void {
  const evenPending = access.who === 'staff' && access.evenPending === true
  if (staff.pending && !evenPending) throw new AppError('ACCOUNT_NOT_READY')
  if (!('anyRight' in access) || !access.anyRight || hasRight(staff.rights, ...access.anyRight)) return
  throw new AppError('FORBIDDEN', missingRight(access.anyRight))
}

/** Somebody may have lost it while the page was open: what is missing has a name to ask for. */
function missingRight(wanted: readonly Right[]): string {
  const names = wanted.map((right) => `「${RIGHT_WORDS[right].name}」`).join(', ')
  return `${names} 권한이 없어 아무것도 바꾸지 않았습니다. 일에 필요하면 관리자에게 요청해 주세요.`
}
