import { koreanMoment } from '#/domain/calendar/business-days.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import type { MemberRow } from './members.table.ts'

export type SecurityEvent =
  | { readonly kind: 'password-changed' | 'password-reset' | 'left' }
  | { readonly kind: 'linked' | 'unlinked'; readonly provider: string }

const NOT_YOU = '본인이 아니라면 비밀번호 찾기로 비밀번호를 바꾸고 고객센터로 바로 알려 주세요.'

/** What happens to an account is told to the address it had before, in the transaction that makes it happen. */
export async function tellSecurity(
  tx: Tx,
  { jobs, clock, sealer }: Pick<MembersDeps, 'jobs' | 'clock' | 'sealer'>,
  member: Pick<MemberRow, 'name' | 'email'>,
  event: SecurityEvent,
): Promise<void> {
  if (!member.email) return
  const { subject, lines } = wordsOf(event)
  const [first = '', ...more] = lines
  const body = [`${member.name}님, ${first}`, koreanMoment(clock.now()), ...more].join('\n')
  // Of whoever has left, the last words are not kept.
  const kept = event.kind === 'left' ? { body: sealer.seal(body), secret: true as const } : { body }
  await jobs.add(tx, sendMessage, {
    channel: 'email',
    to: member.email,
    subject: `[${await brandOf(tx)}] ${subject}`,
    ...kept,
  })
}

function wordsOf(event: SecurityEvent): { readonly subject: string; readonly lines: readonly string[] } {
  switch (event.kind) {
    case 'password-changed':
      return {
        subject: '비밀번호 변경',
        lines: ['비밀번호를 바꾸셨습니다.', '이 기기를 뺀 모든 곳에서 로그아웃했습니다.', NOT_YOU],
      }
    case 'password-reset':
      return {
        subject: '비밀번호 변경',
        lines: ['인증번호로 비밀번호를 새로 정하셨습니다.', '모든 곳에서 로그아웃했습니다.', NOT_YOU],
      }
    case 'linked':
      return {
        subject: '간편 로그인 연결',
        lines: [`이제 ${event.provider} 계정으로도 로그인하실 수 있습니다.`, NOT_YOU],
      }
    case 'unlinked':
      return {
        subject: '간편 로그인 끊음',
        lines: [`${event.provider} 계정과의 연결을 끊었습니다.`, NOT_YOU],
      }
    case 'left':
      return {
        subject: '탈퇴',
        lines: [
          '탈퇴하셨습니다. 그동안 고맙습니다.',
          '회원 정보와 배송지는 지웠습니다. 주문과 결제 기록은 법에 따라 5년 동안 따로 둡니다.',
          '본인이 아니라면 고객센터로 바로 알려 주세요.',
        ],
      }
  }
}
