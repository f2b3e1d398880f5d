import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type ShopMode, shopModeOf } from './shop-mode.ts'

const flag = z.pipe(
  z.optional(z.enum(['0', '1', 'true', 'false', 'on', 'off'])),
  z.transform((value) => value === '1' || value === 'true' || value === 'on'),
)

/** Anything else would be keyed wrongly without a word, and the widget would refuse every member. */
const HEX_SECRET = /^(?:[\da-f]{2}){16,}$/i
const NOT_HEX = '채널톡 관리 화면에 있는 16진수 비밀값(32자 이상)을 그대로 넣어 주세요.'

const settings = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  /** Where `/metrics` is served, for whoever runs the shop; nowhere when not given. */
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Connections of one server process for people's requests. */
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(500)), 16),
  /** Besides these, for lists and searches of the desk: so many at once. */
  DATABASE_LIST_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 4),
  /** Jobs that one server process works on at once in each of five lanes; 0 for a process that only answers requests. */
  JOB_CONCURRENCY: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(64)), 2),
  /** Address people type, e.g. `https://www.example.com`; links in mails and payment windows are made from it. */
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Open to strangers with demo accounts and practice services, which every page then says. */
  DEMO: flag,
  /** Opens to strangers a database that practised, and closes every account of staff and partners in it. */
  ADOPT_PRACTICE_DATA: flag,
  NODE_ENV: z.optional(z.string()),
  /** Proxies in front of us whose forwarding headers count: none, a number of hops, or addresses and networks. */
  TRUST_PROXY: z._default(z.string(), ''),
  /** Browser origins besides our own that may call the API, separated by commas. */
  WEB_ORIGINS: z._default(z.string(), ''),
  /** Multiplies every rate limit; 0 switches them off (load tests). */
  RATE_SCALE: z._default(z.coerce.number().check(z.minimum(0)), 1),
  /** Open connections (behind a proxy: open calls) of one network at one process; 0 for no limit. */
  CONNECTIONS_PER_NETWORK: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 1_024),
  /** How late the event loop may be before calls are refused with 503; 0 for never. */
  OVERLOAD_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 1_500),
  /** How long a server that was told to stop (SIGTERM) still serves while `/readyz` says 503; at least the load balancer's interval. */
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(25_000)), 2_000),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  LOG_SQL: flag,
  /** Signs the member's id for the chat widget; without it the widget does not know the member. */
  CHAT_MEMBER_SECRET: z.optional(z.string().check(z.regex(HEX_SECRET, { error: NOT_HEX }))),
  /** What `npm run build` made. */
  WEB_DIR: z._default(z.string(), 'dist/web'),
  /** Public key of the Channel.io chat widget; without it there is no widget. */
  CHANNEL_PLUGIN_KEY: z.optional(z.string()),
  /** Account of Naver's commerce analytics; without it nothing is counted. */
  WCS_ACCOUNT_ID: z.optional(z.string()),
  /** Browsers call the API at this sub-domain of the shop's host instead of the same origin. */
  API_SUBDOMAIN: z.optional(z.string().check(z.regex(/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/))),
  S3_ENDPOINT: z.optional(z.url()),
  S3_REGION: z._default(z.string(), 'ap-northeast-2'),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  TOSS_CLIENT_KEY: z.optional(z.string()),
  TOSS_SECRET_KEY: z.optional(z.string()),
  TOSS_API_URL: z.optional(z.url()),
  /** Text messages: https://solapi.com. The sender number must be registered there. */
  SOLAPI_API_KEY: z.optional(z.string()),
  SOLAPI_API_SECRET: z.optional(z.string()),
  SOLAPI_SENDER: z.optional(z.string().check(z.regex(/^\d{8,11}$/))),
  SOLAPI_API_URL: z.optional(z.url()),
  /** KakaoTalk channel and its approved templates (`dispatched=KA01…,approved=KA01…`); without them plain text messages go out. */
  SOLAPI_PF_ID: z.optional(z.string()),
  SOLAPI_TEMPLATES: z._default(z.string(), ''),
  /** Where parcels are: https://tracking.sweettracker.co.kr. Without it parcels are moved by hand. */
  SWEETTRACKER_KEY: z.optional(z.string()),
  SWEETTRACKER_API_URL: z.optional(z.url()),
  /** Tax invoices and cash receipts: https://www.popbill.com. Without it they wait at the desk. */
  POPBILL_LINK_ID: z.optional(z.string()),
  POPBILL_SECRET_KEY: z.optional(z.string()),
  /** Uses the vendor's own trial service. */
  POPBILL_TEST: flag,
  POPBILL_API_URL: z.optional(z.url()),
  /** `smtps://user:password@host`; user and password percent-encoded. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** `상호 <print@example.com>` */
  MAIL_FROM: z.optional(z.string().check(z.regex(/@/))),
  /** Social logins; one without its id is not offered. */
  KAKAO_CLIENT_ID: z.optional(z.string()),
  KAKAO_CLIENT_SECRET: z.optional(z.string()),
  KAKAO_ADMIN_KEY: z.optional(z.string()),
  NAVER_CLIENT_ID: z.optional(z.string()),
  NAVER_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  IDENTITY_SANDBOX_URL: z.optional(z.url()),
  /** Hides signing keys, second factors, refund accounts and social tokens at rest; several servers of one shop need the same. One is made in the data folder when not given. */
  SEAL_KEY: z.optional(z.string().check(z.minLength(16))),
  /** Keys that open what was sealed before, or what a server that is ahead of this one seals; separated by commas. */
  SEAL_KEY_OTHERS: z._default(z.string(), ''),
})

type Settings = z.output<typeof settings>
/** Each is explained in `/docs/operate.md`. */
export const SETTING_NAMES = Object.keys(settings.shape)

/** The settings of one server process, read once at start; `/docs/operate.md` explains each. */
export interface Config extends Omit<Settings, 'DATA_DIR' | 'TRUST_PROXY' | 'WEB_ORIGINS' | 'SOLAPI_TEMPLATES'> {
  readonly mode: ShopMode
  /** Absolute. */
  readonly dataDir: string
  readonly trustProxy: boolean | number | readonly string[]
  readonly webOrigins: readonly string[]
  readonly rateScale: number
  /** Template ids by our names. */
  readonly solapiTemplates: Readonly<Record<string, string>>
}

/** Throws with one line per wrong setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const { DATA_DIR, TRUST_PROXY, WEB_ORIGINS, SOLAPI_TEMPLATES, ...rest } = read.data
  return {
    ...rest,
    mode: shopModeOf(read.data),
    dataDir: resolve(DATA_DIR),
    trustProxy: readTrustProxy(TRUST_PROXY),
    webOrigins: listOf(WEB_ORIGINS),
    rateScale: rest.RATE_SCALE,
    solapiTemplates: Object.fromEntries(
      listOf(SOLAPI_TEMPLATES).map((pair) => pair.split('=').map((part) => part.trim())),
    ),
  }
}

function readTrustProxy(text: string): Config['trustProxy'] {
  if (text === '') return false
  return /^\d+$/.test(text) ? Number(text) : listOf(text)
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
