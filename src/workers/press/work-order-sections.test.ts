import { expect, test } from 'vitest'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
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

test('a case is cut from board, which the bindery reads beside its endpapers', () => {
  const hard = attempt(defaultSpec('D413'), 'binding', 'hard')
  if (!hard.ok) throw new Error(hard.error)
  const sections = workOrderSections({ ...order, spec: hard.value }, geometryOf(hard.value), [], {
    files: [],
    pdfx: new Set(),
    warnings: [],
  })
  const rows = sections.find(({ title }) => title.startsWith('재단 목록'))?.rows ?? []
  const { width, height } = hard.value.trim
  expect(rows.map(({ label }) => label)).toEqual(['판지', '등판지', '면지', '면지 수량'])
  expect(rows[0]?.value).toBe(`두께 2 mm, ${width} × ${height + 8} mm로 잘라 ${2 * hard.value.copies}장 (앞뒤)`)
  expect(rows[1]?.value).toMatch(/^같은 판지, [\d.]+ × [\d.]+ mm로 잘라 100장, 판지와 8 mm 띄웁니다$/u)
})

test('a sheet that is called by its size says it once', () => {
  const book = defaultSpec('D413')
  const plans = imposeJob(book, 'digital-rotary', { inner: 200, cover: 1 })
  const sheets = workOrderSections({ ...order, spec: book }, geometryOf(book), plans, {
    files: [],
    pdfx: new Set(),
    warnings: [],
  }).flatMap(({ rows }) => rows.filter(({ label }) => label === '인쇄 종이').map(({ value }) => value))
  expect(sheets).toContain('330 × 660 mm')
})
