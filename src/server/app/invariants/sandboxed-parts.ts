import { SOCIAL_NAMES } from '#/domain/members/social.ts'
import { chooseProviders, hasRealProvider } from '#/server/adapters/identity/choose-providers.ts'
import type { Config } from '#/server/platform/config.ts'

export interface ShopPart {
  readonly name: string
  /** False while the shop only practises with it. */
  readonly real: boolean
  /** What it is now, or what to fill in. */
  readonly says: string
}

/** Which parts of this shop are still practice, and what makes them real. */
export function shopParts(config: Config): readonly ShopPart[] {
  const part = (name: string, real: unknown, now: string, todo: string): ShopPart => ({
    name,
    real: Boolean(real),
    says: real ? now : todo,
  })
  return [
    part('주소', config.PUBLIC_URL, String(config.PUBLIC_URL), 'PUBLIC_URL에 손님이 쓰는 https 주소를 넣으세요.'),
    part(
      '데이터베이스',
      config.DATABASE_URL,
      'PostgreSQL 서버',
      '내장 PostgreSQL입니다. 서버를 여러 대 두려면 DATABASE_URL을 넣으세요.',
    ),
    part(
      '파일',
      config.S3_BUCKET,
      `S3 ${config.S3_BUCKET}`,
      '이 컴퓨터의 디스크입니다. 서버를 여러 대 두려면 S3_*를 넣으세요.',
    ),
    part(
      '결제',
      isLiveKey(config.TOSS_SECRET_KEY),
      '토스페이먼츠',
      '연습용 결제입니다. TOSS_CLIENT_KEY와 TOSS_SECRET_KEY를 넣으세요.',
    ),
    part(
      '문자',
      config.SOLAPI_API_KEY && config.SOLAPI_API_SECRET && config.SOLAPI_SENDER,
      '솔라피',
      '연습용입니다. 아무에게도 가지 않습니다. SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER를 넣으세요.',
    ),
    part(
      '알림톡',
      config.SOLAPI_PF_ID && Object.keys(config.solapiTemplates).length > 0,
      `카카오톡 채널 ${config.SOLAPI_PF_ID}`,
      '모든 알림이 문자로 갑니다. SOLAPI_PF_ID와 SOLAPI_TEMPLATES를 넣으세요.',
    ),
    part(
      '배송 조회',
      config.SWEETTRACKER_KEY,
      '스마트택배',
      config.mode === 'public'
        ? '없습니다. 배송 상태를 손으로 옮깁니다. SWEETTRACKER_KEY를 넣으세요.'
        : '연습용 택배사입니다. SWEETTRACKER_KEY를 넣으세요.',
    ),
    part(
      '세금계산서',
      config.POPBILL_SECRET_KEY && config.POPBILL_LINK_ID && !config.POPBILL_TEST && !config.POPBILL_API_URL,
      '팝빌',
      config.mode === 'public'
        ? '없습니다. 신청이 책상에서 기다립니다. POPBILL_LINK_ID와 POPBILL_SECRET_KEY를 넣으세요.'
        : '연습용입니다. 국세청에 가지 않습니다. POPBILL_LINK_ID와 POPBILL_SECRET_KEY를 넣으세요.',
    ),
    part('메일', config.SMTP_URL, 'SMTP', '연습용입니다. 아무에게도 가지 않습니다. SMTP_URL과 MAIL_FROM을 넣으세요.'),
    part(
      '소셜 로그인',
      hasRealProvider(config),
      [...chooseProviders(config).keys()].map((name) => SOCIAL_NAMES[name]).join(', '),
      config.mode === 'public'
        ? '없습니다. KAKAO_, NAVER_, GOOGLE_CLIENT_ID와 _CLIENT_SECRET을 넣으면 로그인 화면에 나옵니다.'
        : '연습용입니다. 누구나 아무 사람으로 로그인할 수 있습니다. 공개 가게에서는 꺼집니다.',
    ),
    part('상담 채팅', config.CHANNEL_PLUGIN_KEY, '채널톡', 'CHANNEL_PLUGIN_KEY가 없어 상담 채팅이 보이지 않습니다.'),
  ]
}

const isLiveKey = (key: string | undefined): boolean => key?.startsWith('live_') ?? false
