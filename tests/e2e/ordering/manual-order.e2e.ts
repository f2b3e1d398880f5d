import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { headersOf } from '../member-api.ts'
import { mailboxOf } from '../sandbox-mailbox.ts'
import {
  expectAccessible,
  logInAsMember,
  logInAsStaff,
  newPhone,
  openLive,
  provePhone,
  seenAtBothWidths,
  shot,
} from '../steps.ts'

test('the desk takes an order by phone, and the customer pays it by the link of the message', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const phone = newPhone()
  const staff = await logInAsStaff(browser, 'service')
  await staff.goto('/admin/orders')
  await staff.getByRole('link', { name: '주문 받기' }).click()
  await expect(staff.getByRole('heading', { name: '주문 받기' })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '1-empty')
  await staff.getByLabel('금액과 주문 조건을 안내하고').check()
  await staff.getByRole('button', { name: '주문 접수하고 결제 안내 보내기' }).click()
  await expect(staff.getByText('고객 이름을 입력해 주세요.')).toBeVisible()

  await staff.getByLabel('고객 이름').fill('윤서영')
  await staff.getByRole('textbox', { name: '휴대전화' }).fill(phone)
  await staff.getByLabel('부수', { exact: true }).fill('2000')
  await staff.getByLabel('품목 1 가격을 협의했습니다').check()
  await staff.getByLabel('협의한 공급가액').fill('100,000')
  await staff.getByLabel('협의 사유').fill('전화로 협의')
  const pdf = await makePdf({ pages: 2, width: 210, height: 297, colourPages: [1, 2] })
  await staff.locator('input[type=file]').first().setInputFiles(pdfNamed('개업 전단.pdf', pdf))
  await staff.getByLabel('우편번호').fill('04524')
  await staff.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await staff.getByLabel('고객 요청사항').fill('금요일 전에 받고 싶어요.')
  await expect(staff.getByRole('definition').filter({ hasText: '110,000' })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-filled')
  await staff.getByRole('button', { name: '주문 접수하고 결제 안내 보내기' }).click()
  await staff.waitForURL(/\/admin\/orders\/\d{8}-/)
  const number = new URL(staff.url()).pathname.split('/').at(-1) ?? ''
  await expect(staff.getByText('직원 접수', { exact: true })).toBeAttached()
  await staff.getByRole('button', { name: '가린 주소 보기' }).click()
  await staff.getByRole('button', { name: /받는 곳 바꾸기/ }).click()
  const place = staff.getByRole('dialog', { name: '받는 곳 바꾸기' })
  await place.getByLabel('우편번호').fill('48095')
  await place.getByLabel('주소', { exact: true }).fill('부산 해운대구 센텀중앙로 90')
  await place.getByLabel('바꾸는 까닭').fill('고객이 전화로 바꿈')
  await expectAccessible(staff)
  await shot(staff, '3-place')
  await place.getByRole('button', { name: '바꾸고 고객에게 알리기' }).click()
  await expect(staff.getByText('48095 부산 해운대구 센텀중앙로 90')).toBeVisible()
  await shot(staff, '4-order')

  const links = async () =>
    (await mailboxOf(request, phone)).flatMap((text) => /\/member\/guest-order\S*payment\S*/.exec(text)?.[0] ?? [])
  await expect.poll(links).not.toEqual([])
  await openLive(page, (await links())[0] ?? '')
  await provePhone(page, request, phone)
  await page.getByRole('button', { name: '주문 찾기' }).click()
  await page.waitForURL((url) => url.pathname === `/order/${number}/payment`)
  await expectAccessible(page)
  await shot(page, '5-payment')

  // The same once more: customer and jobs come along, the price is today's, and files and places are asked for anew.
  await staff.goto(`/admin/orders/${number}`)
  await staff.getByRole('link', { name: '이 주문으로 새 주문' }).click()
  await expect(staff.getByText('주문의 고객과 사양으로 시작합니다')).toBeVisible()
  await expect(staff.getByLabel('부수', { exact: true })).toHaveValue('2000')
  await expect(staff.getByText('개업 전단.pdf')).toHaveCount(0)
  await staff.getByLabel('우편번호').fill('04524')
  await staff.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await staff.getByLabel('금액과 주문 조건을 안내하고').check()
  await seenAtBothWidths(staff, '6-copy')
  await staff.getByRole('button', { name: '주문 접수하고 결제 안내 보내기' }).click()
  await staff.waitForURL((url) => /\/admin\/orders\/\d{8}-/.test(url.pathname) && !url.pathname.endsWith(number))
  await staff.context().close()
})

test('a customer says yes to an estimate on the phone, and the desk orders at its price', async ({ page, browser }) => {
  await logInAsMember(page, '/mypage/estimate')
  const headers = { ...(await headersOf(page)), 'idempotency-key': randomUUID() }
  const data = { jobs: [{ spec: { ...FLYER.defaults, copies: 2000 } }] }
  const saved = await page.request.post('/api/estimates', { headers, data })
  const { number, total } = (await saved.json()).resultData as { number: string; total: number }

  const staff = await logInAsStaff(browser, 'service')
  await staff.goto(`/admin/estimates/${number}`)
  await staff.getByRole('link', { name: '이 견적으로 주문 받기' }).click()
  await expect(staff.getByText('견적의 금액으로 받습니다')).toBeVisible()
  await staff.getByLabel('우편번호').fill('04524')
  await staff.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  await expect(staff.getByRole('definition').filter({ hasText: total.toLocaleString('ko-KR') })).toBeVisible()
  await staff.getByLabel('금액과 주문 조건을 안내하고').check()
  await expectAccessible(staff)
  await seenAtBothWidths(staff, '7-estimate')
  await staff.getByRole('button', { name: '주문 접수하고 결제 안내 보내기' }).click()
  await staff.waitForURL(/\/admin\/orders\/\d{8}-/)
  const orderNumber = new URL(staff.url()).pathname.split('/').at(-1) ?? ''
  await staff.goto(`/admin/orders/new?estimate=${number}`)
  await expect(staff.getByText('이미 주문한 견적입니다.')).toBeVisible()
  await staff.context().close()

  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(total.toLocaleString('ko-KR')).first()).toBeVisible()
})
