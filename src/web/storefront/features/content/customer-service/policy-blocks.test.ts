import { expect, it } from 'vitest'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { policyBlocks } from './policy-blocks.ts'

const shop = { brand: '직지프린트', company: { ...DEFAULT_SHOP.company, phone: '02-123-4567', email: null } }

it('제목, 문단, 항목과 표를 알아봅니다', () => {
  const body = '## 제1조\n첫 줄\n- 하나\n- 둘\n\n| 가 | 나 |\n| 1 | 2 |'
  expect(policyBlocks(body, shop)).toEqual([
    { kind: 'heading', text: '제1조' },
    { kind: 'text', words: ['첫 줄'] },
    { kind: 'list', items: [['하나'], ['둘']] },
    { kind: 'table', head: ['가', '나'], rows: [[['1'], ['2']]] },
  ])
})

it('회사 정보는 설정에서 채우고, 비어 있으면 비어 있다고 보입니다', () => {
  expect(policyBlocks('{brand} 전화 {company.phone}, {company.email}', shop)).toEqual([
    { kind: 'text', words: ['직지프린트', ' 전화 ', '02-123-4567', ', ', { missing: '이메일' }] },
  ])
})
