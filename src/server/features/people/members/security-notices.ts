import type { Happening } from '#/domain/messages/happening.ts'
import { type Telling, tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import type { MemberRow } from './members.table.ts'

export type SecurityEvent =
  | { readonly kind: 'password-changed' | 'password-reset' | 'password-guessed' | 'left' }
  | { readonly kind: 'linked' | 'unlinked'; readonly provider: string }
  | { readonly kind: 'device-new'; readonly device: string }
  | { readonly kind: 'api-key-made'; readonly name: string }
  | { readonly kind: 'contact-changed'; readonly what: string }
  | { readonly kind: 'members-merged'; readonly gone: string; readonly kept: string }

/**
 * What happens to an account is told to the mailbox it had before, and to the telephone where that is proven, in the transaction
 * that makes it happen. Whoever has no mailbox gets the text message alone.
 */
export async function tellSecurity(
  tx: Tx,
  { jobs, ids, sealer }: Pick<MembersDeps, 'jobs' | 'ids' | 'sealer'>,
  {
    id,
    name,
    email,
    phone,
    phoneProvenAt,
    type,
  }: Pick<MemberRow, 'id' | 'name' | 'email' | 'phone' | 'phoneProvenAt' | 'type'>,
  event: SecurityEvent,
): Promise<void> {
  const telling: Telling = {
    key: `security:${event.kind}:${ids.uuid()}`,
    // Anybody may have typed a number that nobody proved. Whoever was merged by mistake may have no other contact.
    to: { name, email, phone: phoneProvenAt || event.kind === 'members-merged' ? phone : '', memberId: id },
    happening: happeningOf(event, type === 'GENERAL' ? WAYS_LEFT : `${WAYS_LEFT} ${FIRMS_WAYS_LEFT}`),
    path: event.kind === 'left' ? null : '/mypage/mySetting',
  }
  // Of whoever has left, the last words are not kept.
  const secret = event.kind === 'left' ? sealer.seal(JSON.stringify({ ...telling, secret: true })) : null
  await jobs.add(tx, tellNews, secret === null ? telling : { sealed: secret })
}

/** What somebody made goes on when a password is forgotten; whoever had it before may have made some of it. */
const WAYS_LEFT =
  '연결한 소셜 로그인과 거래내역 공유 링크는 그대로 쓰입니다. 직접 하신 것이 아니면 마이페이지에서 끊고 닫아 주세요.'
const FIRMS_WAYS_LEFT =
  'API 키와 웹훅은 그대로 쓰입니다. 직접 만드신 것이 아니면 마이페이지의 API 연동에서 끝내 주세요.'

function happeningOf(event: SecurityEvent, waysLeft: string): Happening {
  const payment = 'unpaid'
  switch (event.kind) {
    case 'linked':
      return { event: 'account-linked', by: 'customer', payment, fields: { 계정: event.provider } }
    case 'unlinked':
      return { event: 'account-unlinked', by: 'customer', payment, fields: { 계정: event.provider } }
    case 'device-new':
      return { event: 'device-new', by: 'customer', payment, fields: { 기기: event.device } }
    case 'api-key-made':
      return { event: 'api-key-made', by: 'customer', payment, fields: { 키: event.name } }
    case 'contact-changed':
      return { event: 'contact-changed', by: 'customer', payment, fields: { 연락처: event.what } }
    case 'members-merged':
      return { event: 'members-merged', by: 'staff', payment, fields: { 합친계정: event.gone, 남은계정: event.kept } }
    case 'password-changed':
    case 'password-reset':
      return { event: event.kind, by: 'customer', payment, fields: { 연동안내: waysLeft } }
    case 'password-guessed':
      return { event: 'password-guessed', by: 'clock', payment, fields: {} }
    default:
      return { event: event.kind, by: 'customer', payment, fields: {} }
  }
}
