import type { Container } from './container.ts'
import { openDemoAccounts } from './demo-doors.ts'
import { findOwners } from './owner/owners.ts'
import { missingForPublic } from './public-shop.ts'
import { allStaff } from '#/server/features/people/staff/staff.repo.ts'
import { practiceOrders } from './shop-past.ts'
import type { Config } from '#/server/platform/config.ts'
import { isLoopback } from '#/server/platform/shop-mode.ts'

const STAFF_PAGE = '/admin/staff'

/** Something by which a stranger could come in, or an owner be kept out. */
export interface OpenDoor {
  readonly says: string
  /** What is true of it where it is shut. */
  readonly holds: string
  readonly details: readonly string[]
  /** Where somebody of the desk can shut it themselves; null where only a setting of the server does. */
  readonly at: string | null
}

/** What is open now. In a practice shop that is as it should be; in a public one each is a promise broken. */
export async function openDoors(container: Needed): Promise<readonly OpenDoor[]> {
  return (await allDoors(container)).filter(({ details }) => details.length > 0)
}

interface Needed extends Pick<Container, 'config' | 'database'> {
  readonly passwords: Pick<Container['passwords'], 'verify'>
}

/** Every door, those that are shut without details. */
export async function allDoors({ config, database, passwords }: Needed): Promise<readonly OpenDoor[]> {
  const demo = await openDemoAccounts(database.db, passwords)
  const closed = new Set(demo.map(({ subjectId }) => subjectId))
  const owners = await findOwners(database.db, closed)
  // While practising every payment is like that.
  const unpaid = config.mode === 'public' ? await practiceOrders(database.db) : []
  const bare = (await allStaff(database.db)).filter((staff) => !staff.disabledAt && !staff.totpSecret)
  const idsOf = (rows: readonly { readonly loginId: string }[]) => rows.map(({ loginId }) => loginId)
  return [
    door(
      idsOf(demo),
      'README에 적힌 비밀번호로 열리는 연습용 계정이 있습니다.',
      'README의 비밀번호로 열리는 계정이 없습니다.',
      STAFF_PAGE,
    ),
    ownerDoor(
      owners.length,
      demo.some(({ audience }) => audience === 'staff'),
    ),
    door(idsOf(bare), '2단계 인증이 없는 직원 계정이 있습니다.', '모든 직원이 2단계 인증을 씁니다.', STAFF_PAGE),
    door(
      unpaid,
      '연습 결제로 낸 주문이 있습니다. 돈을 받지 않았으니 취소해 주세요.',
      '연습 결제로 낸 주문이 없습니다.',
      '/admin/orders',
    ),
    ...settingDoors(config),
  ]
}

const door = (details: readonly string[], says: string, holds: string, at: string | null = null): OpenDoor => ({
  says,
  holds,
  details,
  at,
})

/** Whoever practises under an account of the README can invite the first real one from the desk. */
const ownerDoor = (owners: number, practising: boolean): OpenDoor =>
  door(
    owners === 0 ? ['npm run owner'] : [],
    practising
      ? '연습용 계정 말고는 관리자가 없습니다. 직원과 권한에서 본인을 관리자로 초대해 주세요.'
      : '관리자가 없습니다. 첫 관리자를 만드세요.',
    '관리자가 있습니다.',
    practising ? STAFF_PAGE : null,
  )

function settingDoors(config: Config): readonly OpenDoor[] {
  const when = (isOpen: boolean, detail: string) => (isOpen ? [detail] : [])
  const { PUBLIC_URL, TOSS_SECRET_KEY, SEAL_KEY, DATABASE_URL, CHAT_MEMBER_SECRET } = config
  return [
    door(
      config.mode === 'demo' ? ['DEMO=1'] : config.mode === 'practice' ? ['결제, 문자, 메일, 소셜 로그인'] : [],
      '연습용 서비스가 켜져 있습니다.',
      '연습용 서비스가 꺼져 있습니다.',
    ),
    door(
      config.mode === 'public' ? missingForPublic(config) : [],
      '공개 가게에 없거나 바꿔야 할 설정이 있습니다.',
      '공개 가게에 필요한 설정이 모두 있습니다.',
    ),
    door(
      when(TOSS_SECRET_KEY?.startsWith('test_') ?? false, 'TOSS_SECRET_KEY'),
      '시험용 결제 키라서 돈을 내지 않고도 결제됩니다.',
      '시험용 결제 키가 아닙니다.',
    ),
    door(
      when(PUBLIC_URL?.startsWith('http:') ?? false, String(PUBLIC_URL)),
      'PUBLIC_URL이 https가 아니어서 비밀번호가 그대로 오갑니다.',
      '주소가 암호화됩니다.',
    ),
    door(
      [
        ...when(DATABASE_URL !== undefined && !SEAL_KEY, 'SEAL_KEY (서버마다 다른 값이 쓰입니다)'),
        ...when(SEAL_KEY !== undefined && isGuessable(SEAL_KEY), 'SEAL_KEY'),
        ...when(CHAT_MEMBER_SECRET !== undefined && isGuessable(CHAT_MEMBER_SECRET), 'CHAT_MEMBER_SECRET'),
        ...when(/:\/\/(\w+):(\1|postgres|password|jikji)@/.test(DATABASE_URL ?? ''), 'DATABASE_URL의 비밀번호'),
      ],
      '비밀 값이 없거나 쉽게 짐작됩니다.',
      '비밀 값을 짐작하기 어렵습니다.',
    ),
    door(when(config.rateScale === 0, 'RATE_SCALE=0'), '요청 횟수 제한이 꺼져 있습니다.', '요청 횟수를 제한합니다.'),
    door(
      when(PUBLIC_URL?.startsWith('https:') === true && config.trustProxy === false, 'TRUST_PROXY'),
      '프록시를 믿지 않아 모든 손님이 한 주소로 세어집니다.',
      '손님의 주소를 따로 셉니다.',
    ),
    door(
      config.webOrigins.filter((origin) => origin.startsWith('http:')),
      '암호화하지 않는 주소가 API를 부를 수 있습니다.',
      '암호화하지 않는 주소는 API를 부르지 못합니다.',
    ),
    door(
      when(
        config.METRICS_PORT !== undefined && !isLoopback(config.METRICS_HOST),
        `METRICS_HOST=${config.METRICS_HOST}`,
      ),
      '가게 수치(/metrics)가 다른 컴퓨터에도 열려 있습니다. 수집하는 서버만 닿게 막아 두세요.',
      '가게 수치(/metrics)가 밖에 열려 있지 않습니다.',
    ),
  ]
}

/** Few different characters, or a word that stands in every example. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 8 || /secret|change|password|example|비밀/i.test(secret)
