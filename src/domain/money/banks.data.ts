export interface BankGroup {
  readonly name: string
  /** Code of the payment gateway, and what people call the bank. */
  readonly banks: readonly (readonly [code: string, name: string])[]
}

/** Where a refund can be sent to, by the codes of the payment gateway (Toss Payments v1); the usual ones come first. */
export const BANK_GROUPS: readonly BankGroup[] = [
  {
    name: '은행',
    banks: [
      ['06', '국민은행'],
      ['88', '신한은행'],
      ['20', '우리은행'],
      ['81', '하나은행'],
      ['11', '농협은행'],
      ['03', '기업은행'],
      ['90', '카카오뱅크'],
      ['92', '토스뱅크'],
      ['89', '케이뱅크'],
      ['23', 'SC제일은행'],
      ['27', '한국씨티은행'],
      ['02', '산업은행'],
      ['07', '수협은행'],
      ['54', 'HSBC은행'],
    ],
  },
  {
    name: '지방은행',
    banks: [
      ['32', '부산은행'],
      ['31', 'iM뱅크(대구은행)'],
      ['39', '경남은행'],
      ['34', '광주은행'],
      ['37', '전북은행'],
      ['35', '제주은행'],
    ],
  },
  {
    name: '상호금융·우체국·저축은행',
    banks: [
      ['45', '새마을금고'],
      ['48', '신협'],
      ['71', '우체국'],
      ['12', '지역농축협'],
      ['64', '산림조합'],
      ['50', '저축은행'],
    ],
  },
  {
    name: '증권',
    banks: [
      ['S8', '교보증권'],
      ['SP', '다올투자증권'],
      ['SE', '대신증권'],
      ['SI', 'DB증권'],
      ['SK', '메리츠증권'],
      ['S5', '미래에셋증권'],
      ['SM', '부국증권'],
      ['S3', '삼성증권'],
      ['SN', '신영증권'],
      ['S2', '신한투자증권'],
      ['S9', 'iM증권'],
      ['SD', 'SK증권'],
      ['SL', 'NH투자증권'],
      ['S0', '유안타증권'],
      ['SJ', '유진투자증권'],
      ['SQ', '카카오페이증권'],
      ['S4', 'KB증권'],
      ['SO', '케이프투자증권'],
      ['SB', '키움증권'],
      ['ST', '토스증권'],
      ['SH', '하나증권'],
      ['SR', '한국포스증권'],
      ['S6', '한국투자증권'],
      ['SG', '한화투자증권'],
      ['SA', '현대차증권'],
    ],
  },
]

export const BANK_NAMES: ReadonlyMap<string, string> = new Map(BANK_GROUPS.flatMap(({ banks }) => banks))
