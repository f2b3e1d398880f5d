import * as z from 'zod/mini'
import { BrandColoursShown, LogoShown } from './brand.schema.ts'
import { DeliveryFeesShown } from './delivery-fees.schema.ts'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { emailAddress, webUrl } from '#/contract/rules/text-rules.ts'
import { optionalText, text, wholeNumber } from '#/contract/text.ts'
import { PRESS_FORMATS } from '#/domain/press/press-format.ts'
import { COORDINATES_TEXT } from '#/domain/opening/coordinates.ts'

const filled = z.nullable(z.string())

/** Who runs the shop, as the law wants it shown; null is not filled in yet and is shown as such, never invented. */
export const Company = z.object({
  name: filled,
  ceo: filled,
  address: filled,
  phone: filled,
  email: filled,
  businessNumber: filled,
  mailOrderNumber: filled,
  privacyOfficer: filled,
  hosting: filled,
  escrowUrl: filled,
  /** `37.56650, 126.97800`: where the map of /cust/map is drawn. */
  coordinates: filled,
})
export type Company = z.output<typeof Company>

/** Where customers send money by bank transfer; all three are filled in, or none. */
export const ShopBank = z.object({ bank: filled, number: filled, holder: filled })
export type ShopBank = z.output<typeof ShopBank>

export const ShopInfo = z.object({
  brand: z.string(),
  company: Company,
  bank: ShopBank,
  /** When the couriers collect, `17:00` in Seoul. */
  pickUpAt: z.string(),
  /** What the press package is written as. */
  pressFormat: z.enum(PRESS_FORMATS),
  colours: BrandColoursShown,
  /** Null: the shop's own mark is drawn. */
  logo: z.nullable(LogoShown),
  /** Those of today. */
  deliveryFees: DeliveryFeesShown,
  /** Of the settings, for whoever changes them. */
  version: z.int(),
  /** Lines of text: 평일 09:00–18:00. */
  hours: z.array(z.string()),
})
export type ShopInfo = z.output<typeof ShopInfo>

export const getShop = endpoint({
  id: 'content.shop',
  method: 'GET',
  path: '/api/shop',
  summary: '상호와 사업자 정보, 상담 시간',
  access: PUBLIC,
  response: ShopInfo,
  errors: [],
  rate: 'read',
})

const line = (label: string, max = 100) => optionalText(label, { max })
const BUSINESS_NUMBER = { regex: /^(?:\d{3}-?\d{2}-?\d{5})?$/, message: '사업자등록번호는 숫자 10자리입니다.' }
const ACCOUNT_NUMBER = { regex: /^(?:\d[\d-]{5,28}\d)?$/, message: '계좌번호는 숫자와 -로 입력해 주세요.' }
const PLACE = { regex: COORDINATES_TEXT, message: '좌표는 37.56650, 126.97800처럼 위도, 경도 차례로 적어 주세요.' }
const PICK_UP = { regex: /^([01]\d|2[0-3]):[0-5]\d$/, message: '집하 시각은 17:00처럼 입력해 주세요.' }
const Bank = z
  .object({
    bank: line('은행', 40),
    number: optionalText('계좌번호', { max: 30, pattern: ACCOUNT_NUMBER }),
    holder: line('예금주', 40),
  })
  .check(
    z.refine((bank) => new Set(Object.values(bank).map((value) => value === null)).size === 1, {
      error: '은행, 계좌번호, 예금주를 모두 적거나 모두 비워 주세요.',
      path: ['number'],
    }),
  )

/** It becomes a link in the footer: nothing but a web address may stand there. */

/** What is left empty is not shown to customers. */
export const changeShop = endpoint({
  id: 'content.change-shop',
  method: 'PUT',
  path: '/api/staff/shop',
  summary: '상호와 사업자 정보, 입금 계좌, 상담 시간과 집하 시각을 바꿉니다.',
  access: { who: 'staff', anyRight: ['settings'] },
  trace: { own: true },
  body: z.object({
    brand: text('가게 이름', { max: 40 }),
    company: z.object({
      name: line('상호'),
      ceo: line('대표자', 40),
      address: line('주소', 200),
      phone: line('전화', 30),
      email: optionalText('이메일', { max: 100, rules: [emailAddress('이메일')] }),
      businessNumber: optionalText('사업자등록번호', { max: 12, pattern: BUSINESS_NUMBER }),
      mailOrderNumber: line('통신판매업 신고번호', 60),
      privacyOfficer: line('개인정보보호책임자', 60),
      hosting: line('호스팅 사업자', 60),
      escrowUrl: optionalText('구매안전 서비스 확인 주소', { max: 300, rules: [webUrl('구매안전 서비스 확인 주소')] }),
      coordinates: optionalText('좌표', { max: 40, pattern: PLACE }),
    }),
    hours: z
      .array(text('상담 시간', { max: 60 }))
      .check(z.maxLength(5, { error: '상담 시간은 다섯 줄까지 적을 수 있습니다.' })),
    bank: Bank,
    pickUpAt: text('집하 시각', { max: 5, pattern: PICK_UP }),
    pressFormat: z.enum(PRESS_FORMATS),
    /** Of the settings that were read; somebody else's newer ones are not written over. */
    version: wholeNumber('판', { min: 0, max: 1_000_000_000 }),
  }),
  response: ShopInfo,
  errors: ['INVALID_INPUT', 'CONFLICT'],
})
