import { expect, type Page } from '@playwright/test'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { textBook } from '../../support/pdf/make-books.ts'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { headersOf } from '../member-api.ts'
import { bankList } from '../money/own-account.ts'
import type { DayCustomer, DayOrder } from './day-customer.ts'
import { BY_A_JOB } from '../steps.ts'

/** Orders of the day that are not bought and paid by a customer with a PDF and a card. */

/** The proof that waits for a person is made, looked at and shown. */
export async function showProof(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: '시안 만들기', exact: true }).click(BY_A_JOB)
  await staff.getByRole('link', { name: 'v1 보고 올리기' }).click(BY_A_JOB)
  const publish = staff.getByRole('button', { name: '고객에게 올리기' })
  await expect(publish).toBeEnabled(BY_A_JOB)
  await publish.click()
  await expect(staff.getByRole('link', { name: /다음 시안|할 일로/ })).toBeVisible()
}

/** The document is saved, and the PDF that was made of it goes in its place. Choosing a file is a press of its own. */
export async function convert(staff: Page, order: DayOrder): Promise<number> {
  await staff.goto(`/admin/orders/${order.orderNumber}`)
  const material = staff.getByRole('region', { name: '작업 자료' })
  const saved = staff.waitForEvent('download')
  await material.getByRole('button', { name: `${order.title}.hwp 내려받기` }).click(BY_A_JOB)
  expect((await saved).suggestedFilename()).toBe(`${order.title}.hwp`)
  await material.getByLabel(/PDF 올리기$/).setInputFiles(pdfNamed('바꾼 전단.pdf', await textBook(2)))
  await expect(staff.getByText('고객 자료로 만든 PDF입니다.').first()).toBeVisible(BY_A_JOB)
  await showProof(staff)
  return 1
}

/** The firm's terms are agreed to beforehand, for just this order; that the desk does so is a journey of its own. */
export async function defer(customer: DayCustomer, owner: Page, order: DayOrder): Promise<void> {
  const headers = await headersOf(owner)
  const found = await (await owner.request.get('/api/staff/members?q=hanul', { headers })).json()
  const path = `/api/staff/members/${found.resultData.members[0].id}/credit`
  const { owed, seen } = (await (await owner.request.get(path, { headers })).json()).resultData
  const data = { limit: owed + order.total, statementDay: 25, dueDays: 30, reason: '연간 거래 계약', seen }
  const answer = await owner.request.put(path, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  await customer.post('/api/payments/deferred', { orderNumbers: [order.orderNumber] })
}

/** A member rings up; the desk types the order, and the money will come to the shop's own account. */
export async function takeByPhone(staff: Page, title: string): Promise<{ order: DayOrder; picked: number }> {
  const place = { name: '전화 받는이', phone: `010-5556-${String(Date.now()).slice(-4)}` }
  const { width, height } = FLYER.defaults.trim
  const pdf = await makePdf({ pages: 2, width, height, colourPages: [1, 2] })
  await staff.goto('/admin/orders')
  await staff.getByRole('link', { name: '주문 받기' }).click()
  await staff.getByRole('radio', { name: '회원', exact: true }).check()
  await staff.getByRole('searchbox', { name: '고객' }).fill('hanul')
  await staff.getByRole('list', { name: '찾은 고객' }).getByRole('button').first().click()
  await staff.getByLabel('품명').fill(title)
  await staff.getByLabel('부수', { exact: true }).fill('2000')
  await staff.locator('input[type=file]').first().setInputFiles(pdfNamed('전화 전단.pdf', pdf))
  await staff.getByRole('textbox', { name: /^받는 분(?! 연락처)/ }).fill(place.name)
  await staff.getByLabel('받는 분 연락처').fill(place.phone)
  await staff.getByLabel('우편번호').fill('04524')
  await staff.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await staff.getByRole('radio', { name: '우리 계좌로 입금' }).check()
  await staff.getByLabel('입금자 이름').fill(title)
  await staff.getByLabel('금액과 주문 조건을 안내하고').check()
  const taken = staff.waitForResponse((response) => response.url().endsWith('/api/staff/manual-orders'))
  await staff.getByRole('button', { name: '주문 접수하고 결제 안내 보내기' }).click()
  const { orderNumber, total } = (await (await taken).json()).resultData
  await staff.waitForURL(`**/admin/orders/${orderNumber}`)
  return { order: { orderNumber, title, places: [place], total }, picked: 1 }
}

/** The bank's list of the day says that it came, and pays the order by itself. */
export async function bookDeposit(finance: Page, { title, total }: DayOrder): Promise<number> {
  await finance.goto('/admin/deposits')
  const list = { name: '거래내역.csv', mimeType: 'text/csv', buffer: bankList([[title, total]]) }
  await finance.getByLabel('은행 파일 고르기').setInputFiles(list)
  await finance.getByRole('button', { name: '새 줄 1개 넣기' }).click()
  await expect(finance.getByText(/새 줄 1개를 넣었습니다/)).toBeVisible()
  return 1
}
