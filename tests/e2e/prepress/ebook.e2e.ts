import { expect, test } from '@playwright/test'
import { textBook } from '../../support/pdf/make-books.ts'
import { pdfNamed } from '../make-pdf.ts'
import {
  agreeToAll,
  BY_A_JOB,
  expectAccessible,
  formIsLive,
  logInAsMember,
  logInAsStaff,
  moneyIsTaken,
  numberInWindow,
  PAY,
  shot,
} from '../steps.ts'

test('an e-book is ordered from a PDF, paid, made, corrected, approved and downloaded', async ({ page, browser }) => {
  const title = `서촌의 골목 ${Date.now() % 100_000}`
  await logInAsMember(page, '/ebook/order')
  await formIsLive(page)
  await page.getByLabel('원고 고르기').setInputFiles(pdfNamed('서촌의 골목.pdf', await textBook(4)))
  await expect(page.getByText('읽었어요', { exact: true })).toBeVisible(BY_A_JOB)
  await page.getByLabel('제목', { exact: true }).fill(title)
  await page.getByLabel('1번째 이름').fill('윤서영')
  await page.getByLabel(/^ISBN/).fill('979-11-000000-1')
  const colophon = page.getByRole('group', { name: '판권지' })
  await expect(colophon).toContainText('확인 필요')
  await page.getByLabel(/^ISBN/).fill('')
  await expect(colophon).toContainText(title)
  await expectAccessible(page)
  await shot(page, '1-order')
  await page.getByRole('button', { name: '장바구니에 담기' }).click()
  await page.waitForURL(/\/mypage\/cart$/)
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '주문서와 결제' })).toBeVisible()
  // Nothing is sent: the sheet asks for no address.
  await expect(page.getByRole('region', { name: '결제수단' })).toBeVisible()
  await expect(page.getByLabel('우편번호')).toBeHidden()
  await agreeToAll(page)
  await page.getByRole('button', { name: PAY }).click()
  const orderNumber = await numberInWindow(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)

  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/ebooks')
  await staff.getByRole('link', { name: title, exact: true }).click()
  await staff.getByRole('button', { name: '원고로 EPUB 만들기' }).click(BY_A_JOB)
  await staff.getByRole('button', { name: '고객에게 보내기' }).click(BY_A_JOB)
  await expect(staff.getByText('고객이 보는 시안')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-desk')

  await page.goto('/ebook/order')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeVisible(BY_A_JOB)
  await page.getByLabel('고칠 내용').fill('「금속활자」를 띄어 써 주세요.')
  await page.getByRole('button', { name: '고칠 곳에 더하기' }).click()
  await expectAccessible(page)
  await shot(page, '3-proof')
  await page.getByRole('button', { name: '고칠 곳 1군데 보내기' }).click()
  await expect(page.getByText('보내신 곳을 고치고 있어요', { exact: false })).toBeVisible()

  await staff.reload()
  await staff.getByLabel('답', { exact: true }).fill('띄어 썼어요.')
  await staff.getByRole('button', { name: '답하기', exact: true }).click()
  await expect(staff.getByRole('button', { name: '답 고치기' })).toBeVisible()
  await staff.getByRole('button', { name: '원고로 EPUB 만들기' }).click()
  await expect(staff.getByText('시안 2', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: '고객에게 보내기' }).first().click(BY_A_JOB)
  await expect(staff.getByText('고객이 보는 시안')).toBeVisible()

  await page.reload()
  await expect(page.getByText('띄어 썼어요.')).toBeVisible()
  await page.getByRole('button', { name: '승인하고 받기' }).click()
  await page.getByRole('button', { name: '승인하기', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'EPUB 내려받기' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/_v2\.epub$/)
  await expect(page.getByText('1번 받았어요', { exact: false })).toBeVisible()
  await shot(page, '4-delivered')
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('납품 완료').first()).toBeVisible()
  await shot(page, '5-order')
})
