import type { KitOrigin } from '#/domain/brands/kit-origin.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { KitsDeps } from './kits-deps.ts'
import type { KitKeys } from './kits.repo.ts'

/** Who somebody is to the rule of one kit a person: the account or the guest, and the phone that was proven. */
export async function kitPerson(
  db: DbOrTx,
  { sealer }: Pick<KitsDeps, 'sealer'>,
  memberId: string,
): Promise<{ readonly keys: KitKeys; readonly origin: KitOrigin }> {
  const member = await findMember(db, memberId)
  const phone = member?.phoneProvenAt ? `kit:${member.phone}` : null
  const text = (digest: Buffer) => digest.toString('base64url')
  return {
    keys: { person: memberId, phones: phone === null ? [] : sealer.digests(phone).map(text) },
    origin: { kind: 'kit', person: memberId, phone: phone === null ? null : text(sealer.digest(phone)) },
  }
}
