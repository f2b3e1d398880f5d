import { practiceOrigin } from '#/server/adapters/payment-gateway/choose-gateway.ts'
import type { Config } from '#/server/platform/config.ts'
import { isLoopback, takesRealMoney } from '#/server/platform/shop-mode.ts'
import { CannotOpen } from './start-failure.ts'

/** What a public shop cannot be honest without: it would take orders that nobody can pay, or promise news that never comes. */
export function missingForPublic(config: Config): readonly string[] {
  const unless = (there: unknown, line: string) => (there ? [] : [line])
  return [
    ...unless(config.PUBLIC_URL, 'PUBLIC_URL: 손님이 쓰는 주소 (예: https://www.example.com)'),
    ...unless(config.TOSS_CLIENT_KEY && config.TOSS_SECRET_KEY, 'TOSS_CLIENT_KEY, TOSS_SECRET_KEY: 결제'),
    ...unless(
      !config.TOSS_SECRET_KEY?.startsWith('test_'),
      'TOSS_SECRET_KEY: 시험용 키(test_)라서 아무도 돈을 내지 않습니다. 실제 키(live_)를 넣으세요.',
    ),
    ...unless(
      config.SOLAPI_API_KEY && config.SOLAPI_API_SECRET && config.SOLAPI_SENDER,
      'SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER: 인증번호와 알림 문자',
    ),
    ...unless(config.SMTP_URL && config.MAIL_FROM, 'SMTP_URL, MAIL_FROM: 메일'),
    ...unless(practiceOrigin(config) === null, 'TOSS_API_URL: 연습 결제 주소입니다. 지우세요.'),
    ...unless(!onLoopback(config.SOLAPI_API_URL), 'SOLAPI_API_URL: 연습 문자 주소입니다. 지우세요.'),
    ...unless(!onLoopback(config.SWEETTRACKER_API_URL), 'SWEETTRACKER_API_URL: 연습 배송 조회 주소입니다. 지우세요.'),
    ...unless(!onLoopback(config.POPBILL_API_URL), 'POPBILL_API_URL: 연습 세금계산서 주소입니다. 지우세요.'),
    ...unless(
      !(config.POPBILL_TEST && config.POPBILL_SECRET_KEY),
      'POPBILL_TEST: 팝빌 시험 환경이라 국세청에 가지 않습니다. 지우세요.',
    ),
    ...unless(!config.IDENTITY_SANDBOX_URL, 'IDENTITY_SANDBOX_URL: 연습 로그인 주소입니다. 지우세요.'),
  ]
}

const onLoopback = (url: string | undefined): boolean => url !== undefined && isLoopback(new URL(url).hostname)

/** What in a demo would not be pretended: it would charge strangers' cards, and let them send real text messages by its key. */
export function realInDemo(config: Config): readonly string[] {
  const textsReally = config.SOLAPI_API_KEY !== undefined && !onLoopback(config.SOLAPI_API_URL)
  return [
    ...(takesRealMoney(config.TOSS_SECRET_KEY) ? ['TOSS_SECRET_KEY: 실제 결제 키(live_)입니다.'] : []),
    ...(config.POPBILL_SECRET_KEY && !config.POPBILL_TEST && !onLoopback(config.POPBILL_API_URL)
      ? ['POPBILL_SECRET_KEY: 실제 세금계산서가 국세청에 갑니다.']
      : []),
    ...(textsReally ? ['SOLAPI_API_KEY, SOLAPI_API_SECRET: 실제 문자가 나갑니다.'] : []),
  ]
}

/** Throws one list of what is missing; a shop that strangers do not reach needs nothing. */
export function requireReadyToOpen(config: Config): void {
  const real = config.mode === 'demo' ? realInDemo(config) : []
  if (real.length > 0)
    throw new CannotOpen(
      `연습용 가게(DEMO=1)는 실제 결제와 문자 없이 엽니다. 아래 설정을 지우거나, 실제 가게라면 DEMO를 지우고 여세요.\n` +
        real
          .map((line) => `  - ${line}\n`)
          .join('')
          .trimEnd(),
    )
  if (config.mode !== 'public') return
  const missing = missingForPublic(config)
  if (missing.length === 0) return
  throw new CannotOpen(
    `밖에서 들어올 수 있는 가게(PUBLIC_URL, HOST, TRUST_PROXY, NODE_ENV=production 또는 실제 결제 키)는 연습용 결제와 계정 없이 엽니다.\n` +
      `아래 설정을 마친 뒤 다시 여세요. 설명은 docs/operate.md에 있습니다.\n` +
      missing.map((line) => `  - ${line}\n`).join('') +
      `연습용 가게로 보여 주려면 DEMO=1로 여세요. 모든 화면과 메일에 연습용이라고 적힙니다.`,
  )
}
