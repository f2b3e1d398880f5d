import type { CustomerType } from './roles.ts'

interface Standing {
  readonly type: CustomerType
  readonly grade: '0050' | '0051' | '0080' | null
  readonly approval: 'waiting' | 'approved' | null
  readonly name: string
  /** What it means to be one, for whoever chooses it. */
  readonly about: string
}

/** What a member can be to the shop: the types and grades of the specification that go together. */
export const MEMBER_STANDINGS = {
  general: { type: 'GENERAL', grade: null, approval: null, name: '일반', about: '일반 상품을 주문합니다.' },
  business: {
    type: 'BUSINESS',
    grade: null,
    approval: null,
    name: '기업',
    about: '일반 상품을 주문하고 서류에 상호와 사업자번호가 들어갑니다.',
  },
  'academy-waiting': {
    type: 'ACADEMY',
    grade: null,
    approval: 'waiting',
    name: '학원·강사, 승인 전',
    about: '서류를 확인할 때까지 학원 교재를 주문할 수 없습니다.',
  },
  academy: {
    type: 'ACADEMY',
    grade: '0050',
    approval: 'approved',
    name: '학원·강사 (0050)',
    about: '학원 교재를 주문하고 바로 결제합니다.',
  },
  'academy-contract': {
    type: 'ACADEMY',
    grade: '0051',
    approval: 'approved',
    name: '계약 학원 (0051)',
    about: '계약을 맺은 학원입니다. 학원 교재를 주문하며, 약속한 할인은 따로 정합니다.',
  },
  'hamamath-waiting': {
    type: 'HAMAMATH',
    grade: null,
    approval: 'waiting',
    name: '하마매쓰, 승인 전',
    about: '승인할 때까지 하마매쓰 교재를 주문할 수 없습니다.',
  },
  hamamath: {
    type: 'HAMAMATH',
    grade: '0080',
    approval: 'approved',
    name: '하마매쓰 (0080)',
    about: '하마매쓰 교재를 주문합니다.',
  },
  matholic: {
    type: 'MATHOLIC',
    grade: null,
    approval: null,
    name: '매쓰홀릭',
    about: '매쓰홀릭 제본을 신청합니다. 승인은 없습니다.',
  },
} as const satisfies Readonly<Record<string, Standing>>

export type MemberStanding = keyof typeof MEMBER_STANDINGS
export const STANDINGS = Object.keys(MEMBER_STANDINGS) as readonly MemberStanding[]
