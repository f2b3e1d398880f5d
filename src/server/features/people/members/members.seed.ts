import { emailKey } from '#/domain/members/email.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertAddress } from './addresses.repo.ts'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from './demo-members.data.ts'
import { insertMember } from './members.repo.ts'

type Deps = Pick<Services, 'clock' | 'ids'> & { readonly passwords: Passwords }

/** A general, a business, an approved academy member and one of 하마매쓰, each with a default address. */
export async function seedMembers(tx: Tx, { clock, ids, passwords }: Deps): Promise<void> {
  const passwordHash = await passwords.hash(DEMO_MEMBER_PASSWORD)
  for (const { type, loginId, email, name, phone, grade, company } of DEMO_MEMBERS) {
    const memberId = ids.uuid()
    const now = clock.now()
    await insertMember(tx, {
      id: memberId,
      publicId: ids.uuid(),
      loginId,
      loginKey: loginId,
      email,
      emailKey: emailKey(email),
      passwordHash,
      name,
      phone,
      type,
      grade,
      ...company,
      joinedAt: now,
      // As if they had joined yesterday: no proof for the session that somebody opens now.
      phoneProvenAt: daysBefore(now, 1),
      emailProvenAt: daysBefore(now, 1),
    })
    await insertAddress(tx, {
      id: ids.uuid(),
      memberId,
      label: company ? '회사' : '집',
      receiver: name,
      phone,
      zipcode: '04524',
      address: '서울 중구 세종대로 110',
      addressEtc: company ? '3층' : '101호',
      isDefault: true,
      createdAt: now,
    })
  }
}
