import { expect, it } from 'vitest'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { fillPlaces } from './fill-places.ts'

const shop = { brand: '직지프린트', company: { ...DEFAULT_SHOP.company, phone: '02-123-4567', email: null } }

it('회사 정보는 설정에서 채우고, 비어 있으면 비어 있다고 보입니다', () => {
  expect(fillPlaces('{brand} 전화 {company.phone}, {company.email}', shop)).toEqual([
    '직지프린트',
    ' 전화 ',
    '02-123-4567',
    ', ',
    { missing: '이메일' },
  ])
})
