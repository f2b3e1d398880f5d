import type { ShopInfo } from '#/contract/content/shop.contract.ts'

/** A stretch of words; `missing` names a detail of the company that is not filled in yet. */
export type Words = readonly (string | { readonly missing: string })[]

const DETAILS: Readonly<Record<string, string>> = {
  name: '상호',
  ceo: '대표자',
  address: '주소',
  phone: '전화',
  email: '이메일',
  privacyOfficer: '개인정보보호책임자',
  hosting: '호스팅 사업자',
}

/** Puts the shop's own details in the places of a text: `{brand}`, `{company.phone}`. */
export function fillPlaces(text: string, { brand, company }: Pick<ShopInfo, 'brand' | 'company'>): Words {
  return text.split(/(\{[\w.]+\})/).flatMap((piece) => {
    if (piece === '{brand}') return [brand]
    const detail = /^\{company\.(\w+)\}$/.exec(piece)?.[1]
    if (!detail) return piece === '' ? [] : [piece]
    const value = company[detail as keyof typeof company]
    return [value ?? { missing: DETAILS[detail] ?? detail }]
  })
}
