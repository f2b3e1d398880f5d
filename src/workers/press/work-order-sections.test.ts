import { expect, test } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import { workOrderSections } from './work-order-sections.ts'

const spec = defaultSpec('D304')
const recipient = { name: '강남지점', phone: '', zipcode: null, address: '', addressEtc: '', request: '아침 9시 뒤에' }
const order: PressOrder = {
  orderNumber: '20261120-ABCDEF',
  position: 1,
  title: '겨울 음료',
  spec,
  route: 'offset-ganged',
  spine: null,
  proofVersion: 1,
  dueDay: null,
  dueAt: null,
  drops: [
    { method: 'courier', copies: 3_000, recipient },
    { method: 'courier', copies: 1_000, recipient: { ...recipient, request: ' ' } },
    { method: 'courier', copies: 2_000, recipient },
  ],
  files: [],
  memo: '갈색을 진하게 부탁드려요.',
}
const sectionsOf = (changed: Partial<PressOrder>) =>
  workOrderSections({ ...order, ...changed }, geometryOf(spec), [], { files: [], pdfx: new Set(), warnings: [] })

test('a work order begins with what the customer wrote, in large type, each request once', () => {
  expect(sectionsOf({})[1]).toEqual({
    title: '고객이 남긴 말',
    loud: true,
    rows: [
      { label: '주문 메모', value: '갈색을 진하게 부탁드려요.' },
      { label: '배송 요청', value: '아침 9시 뒤에' },
    ],
  })
})

test('a work order says nothing of wishes where there are none', () => {
  const titles = sectionsOf({ memo: '', drops: [] }).map(({ title }) => title)
  expect(titles).not.toContain('고객이 남긴 말')
})
