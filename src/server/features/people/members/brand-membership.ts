import { AppError } from '#/contract/errors.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { BrandMembership, joinBrand as joinEndpoint } from '#/contract/people/brand-membership.contract.ts'
import { brandStanding, isOfBrand } from '#/domain/brands/brand-standing.ts'
import { standingOf } from '#/domain/members/member-standing.ts'
import { MEMBER_STANDINGS } from '#/domain/members/member-standings.data.ts'
import { activeBrand, type BrandRow } from '#/server/features/content/brands/brands.public.ts'
import type { Asker } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { insertRequest, lastRequest, updateRequest } from './brand-requests.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { findMember, lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { documentsHeld, keepDocuments } from './supporting-documents.ts'

/** Errors: NOT_FOUND for a brand that is closed or was never there. */
export async function membershipOf(
  db: DbOrTx,
  { memberId, brandId }: { readonly memberId: string; readonly brandId: string },
): Promise<BrandMembership> {
  const [brand, member] = [await activeBrand(db, brandId), await findMember(db, memberId)]
  if (!brand || !member) throw new AppError('NOT_FOUND')
  const request = await lastRequest(db, { memberId, brandId })
  const isMember = brand.memberType === null ? request?.state === 'approved' : isOfBrand(brand, member)
  return {
    state: isMember ? 'approved' : request?.state === 'approved' ? 'none' : (request?.state ?? 'none'),
    request: request && {
      academy: request.academy,
      contract: request.contract,
      askedAt: request.askedAt.toISOString(),
      decidedAt: request.decidedAt?.toISOString() ?? null,
      reason: request.reason,
    },
    documents: [...(await documentsHeld(db, memberId))],
    takesOver: isMember || brand.memberType === null ? null : nameOf(member),
  }
}

/** Errors: NOT_FOUND for a brand that is closed, and for somebody who left. */
export const isMemberOfBrand = async (
  db: DbOrTx,
  whose: { readonly memberId: string; readonly brandId: string },
): Promise<boolean> => (await membershipOf(db, whose)).state === 'approved'

const nameOf = (member: MemberRow): string => {
  const standing = standingOf(member)
  return standing === null ? member.type : MEMBER_STANDINGS[standing].name
}

/**
 * Joins a brand: at once where nobody has to decide and nothing of the member is taken away, else as a request. Errors: NOT_FOUND,
 * FORBIDDEN where the brand takes nobody, INVALID_INPUT for what it wants to know.
 */
export async function joinBrand(
  tx: Tx,
  deps: MembersDeps,
  asker: Asker,
  {
    memberId,
    brandId,
    ...wanted
  }: { readonly memberId: string; readonly brandId: string } & BodyOf<typeof joinEndpoint>,
): Promise<void> {
  const brand = await activeBrand(tx, brandId)
  if (!brand) throw new AppError('NOT_FOUND')
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (brand.memberType !== null && isOfBrand(brand, member)) return
  if (brand.joins === 'closed') throw new AppError('FORBIDDEN', `${brand.name}에서는 지금 새로 가입을 받지 않아요.`)
  const last = await lastRequest(tx, { memberId, brandId })
  if (brand.memberType === null && last?.state === 'approved') return
  await keepDocuments(tx, deps, asker, { memberId, type: 'ACADEMY', documents: wanted.documents })
  if (brand.joins === 'approval') await requireWanted(tx, memberId, wanted)
  const { academy, contract } = { academy: wanted.academy ?? '', contract: wanted.contract ?? '' }
  if (last?.state === 'waiting') return updateRequest(tx, last.id, { academy, contract })
  const now = deps.clock.now()
  const atOnce = brand.joins === 'at-once' && (brand.memberType === null || member.type === 'GENERAL')
  await insertRequest(tx, {
    id: deps.ids.uuid(),
    brandId,
    memberId,
    state: atOnce ? 'approved' : 'waiting',
    academy,
    contract,
    was: standingOf(member) ?? 'general',
    askedAt: now,
    decidedBy: null,
    decidedAt: atOnce ? now : null,
    reason: null,
  })
  await takeStanding(tx, deps, { brand, member, academy, atOnce })
}

/** Who is nothing else yet is the brand's from now on, waiting or not; what somebody is already stays until staff decide. */
async function takeStanding(
  tx: Tx,
  deps: MembersDeps,
  {
    brand,
    member,
    academy,
    atOnce,
  }: { readonly brand: BrandRow; readonly member: MemberRow; readonly academy: string; readonly atOnce: boolean },
): Promise<void> {
  if (brand.memberType === null || member.type !== 'GENERAL') return
  const { type, grade, approval } = MEMBER_STANDINGS[brandStanding(brand.memberType, atOnce)]
  const companyName = member.companyName ?? (academy === '' ? null : academy)
  await updateMember(tx, member.id, { type, grade, approval, approvalReason: null, companyName })
  await deps.sessions.refreshRoles(tx, { audience: 'member', subjectId: member.id })
}

async function requireWanted(
  tx: Tx,
  memberId: string,
  { academy, contract }: Pick<BodyOf<typeof joinEndpoint>, 'academy' | 'contract'>,
): Promise<void> {
  const held = await documentsHeld(tx, memberId)
  const fields = {
    ...(academy ? {} : { academy: '학원 이름을 입력해 주세요.' }),
    ...(contract ? {} : { contract: '지점 이름이나 계약번호를 입력해 주세요.' }),
    ...(held.length > 0 ? {} : { documents: '사업자등록증이나 학원등록증을 올려 주세요.' }),
  }
  const [first] = Object.values(fields)
  if (first) throw new AppError('INVALID_INPUT', first, fields)
}
