import type { Finding } from '#/contract/opening/go-live.contract.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { ServiceName } from '#/domain/opening/services.data.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { Config } from '#/server/platform/config.ts'
import type { Container } from './container.ts'
import { shopParts } from './invariants/sandboxed-parts.ts'
import { allDoors } from './open-doors.ts'

const SETTINGS = '/admin/settings'

/** What an online shop has to say of itself on its pages (전자상거래법 제10조). */
const WANTED = [
  ['name', '상호'],
  ['ceo', '대표자'],
  ['address', '주소'],
  ['phone', '전화'],
  ['email', '이메일'],
  ['businessNumber', '사업자등록번호'],
  ['privacyOfficer', '개인정보보호책임자'],
  ['hosting', '호스팅 사업자'],
] as const

interface Needed extends Pick<Container, 'config' | 'database' | 'storage'> {
  readonly passwords: Pick<Container['passwords'], 'verify'>
}

/** What `npm run doctor` says of doors and parts, and what the settings still lack: whether the shop may open. */
export async function openingFindings(container: Needed): Promise<readonly Finding[]> {
  const shop = (await readShop(container.database.db)) ?? DEFAULT_SHOP
  const { company } = shop
  const missing = WANTED.filter(([key]) => company[key] === null).map(([, label]) => label)
  const doors = await allDoors(container)
  return [
    ...doors.map(({ says, holds, details, at }) => (details.length > 0 ? blocked(says, details, at) : passed(holds))),
    finding('blocked', missing, '비어 있는 회사 정보가 있습니다.', '회사 정보를 채웠습니다.'),
    finding(
      'check',
      company.mailOrderNumber === null ? ['신고 대상이 아니면 비워 두셔도 됩니다.'] : [],
      '통신판매업 신고번호가 비어 있습니다.',
      '통신판매업 신고번호가 있습니다.',
    ),
    finding(
      'check',
      shop.bank.number === null ? ['견적서에 입금 계좌가 나오지 않습니다.'] : [],
      '입금 계좌가 비어 있습니다.',
      '입금 계좌가 있습니다.',
    ),
    finding(
      'check',
      shop.hours.length === 0 ? ['평일 09:00–18:00으로 보고 답할 때를 알려 드립니다.'] : [],
      '상담 시간이 비어 있습니다.',
      '상담 시간이 있습니다.',
    ),
    (await container.storage.takesUploads())
      ? passed('파일을 올릴 자리가 있습니다.')
      : blocked('파일을 올릴 자리가 없습니다.', [], null),
    ...partFindings(container.config),
  ]
}

const passed = (says: string): Finding => ({ level: 'passed', says, details: [], at: null })

const blocked = (says: string, details: readonly string[], at: string | null): Finding => ({
  level: 'blocked',
  says,
  details: [...details],
  at,
})

const finding = (level: 'blocked' | 'check', details: readonly string[], says: string, holds: string): Finding =>
  details.length > 0 ? { level, says, details: [...details], at: SETTINGS } : { ...passed(holds), at: SETTINGS }

/** Parts without which the shop is only poorer; one computer may well be its own database and disk. */
const POORER = ['알림톡', '배송 조회', '세금계산서', '소셜 로그인', '상담 채팅']

const partFindings = (config: Config): readonly Finding[] =>
  shopParts(config)
    .filter(({ name }) => POORER.includes(name))
    .map(({ name, real, says }) =>
      real
        ? { ...passed(name), details: [says] }
        : { level: 'check', says: `${name}: 연결하지 않았습니다.`, details: [says], at: null },
    )

const PART_OF: Readonly<Record<ServiceName, string>> = {
  payment: '결제',
  mail: '메일',
  sms: '문자',
  storage: '파일',
  tracking: '배송 조회',
  tax: '세금계산서',
}

/** What each service is now, by the names of the page. */
export function serviceParts(config: Config): Readonly<Record<ServiceName, { real: boolean; says: string }>> {
  const parts = shopParts(config)
  const of = (service: ServiceName) => {
    const part = parts.find(({ name }) => name === PART_OF[service])
    return { real: part?.real ?? false, says: part?.says ?? '' }
  }
  return {
    payment: of('payment'),
    mail: of('mail'),
    sms: of('sms'),
    storage: of('storage'),
    tracking: of('tracking'),
    tax: of('tax'),
  }
}
