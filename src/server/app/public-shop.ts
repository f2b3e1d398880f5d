import { practiceOrigin } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import type { Config } from '#/server/platform/config.ts'
import { isLoopback } from '#/server/platform/shop-mode.ts'
import { CannotOpen } from './start-failure.ts'

/** What a public shop cannot be honest without: it would take orders that nobody can pay, or promise news that never comes. */
export function missingForPublic(config: Config): readonly string[] {
  const unless = (there: unknown, line: string) => (there ? [] : [line])
  return [
    ...unless(config.PUBLIC_URL, 'PUBLIC_URL: 손님이 쓰는 주소 (예: https://www.example.com)'),
    ...unless(config.TOSS_CLIENT_KEY && config.TOSS_SECRET_KEY, 'TOSS_CLIENT_KEY, TOSS_SECRET_KEY: 결제'),
    ...unless(
      config.SOLAPI_API_KEY && config.SOLAPI_API_SECRET && config.SOLAPI_SENDER,
      'SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER: 인증번호와 알림 문자',
    ),
    ...unless(config.SMTP_URL && config.MAIL_FROM, 'SMTP_URL, MAIL_FROM: 메일'),
    ...unless(practiceOrigin(config) === null, 'TOSS_API_URL: 연습 결제 주소입니다. 지우세요.'),
    ...unless(!onLoopback(config.SOLAPI_API_URL), 'SOLAPI_API_URL: 연습 문자 주소입니다. 지우세요.'),
    ...unless(!config.IDENTITY_SANDBOX_URL, 'IDENTITY_SANDBOX_URL: 연습 로그인 주소입니다. 지우세요.'),
  ]
}

const onLoopback = (url: string | undefined): boolean => url !== undefined && isLoopback(new URL(url).hostname)

/** Throws one list of what is missing; a shop that strangers do not reach needs nothing. */
export function requireReadyToOpen(config: Config): void {
  if (config.mode !== 'public') return
  const missing = missingForPublic(config)
  if (missing.length === 0) return
  throw new CannotOpen(
    `밖에서 들어올 수 있는 가게(PUBLIC_URL, HOST 또는 NODE_ENV=production)는 연습용 결제와 계정 없이 엽니다.\n` +
      `아래 설정을 마친 뒤 다시 여세요. 설명은 docs/operate.md에 있습니다.\n` +
      missing.map((line) => `  - ${line}\n`).join('') +
      `연습용 가게로 보여 주려면 DEMO=1로 여세요. 모든 화면과 메일에 연습용이라고 적힙니다.`,
  )
}
