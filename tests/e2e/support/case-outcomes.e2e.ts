import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { arrive } from '../arrive.ts'
import { buyFlyer } from '../buy-flyer.ts'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, seenAtBothWidths, shot } from '../steps.ts'

const PHOTO = { width: 1200, height: 900, channels: 3, background: '#c43e00' } as const

/** Reports a fault of an order, which arrives; answers where the desk reads it. */
async function report(page: Page, orderNumber: string, wish: string): Promise<string> {
  await arrive(orderNumber)
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByText('받은 물건에 문제가 있어요').click()
  await page.getByRole('radio', { name: '인쇄 불량' }).check({ force: true })
  await page.getByLabel('문제가 있는 수량').fill('200')
  await page.getByLabel('무엇이 잘못됐나요').fill('뒷면 글자가 번졌습니다.')
  await page.getByRole('radio', { name: wish, exact: true }).check({ force: true })
  await page.getByRole('button', { name: '신고하기' }).click()
  await page.waitForURL(/\/mypage\/contact\/chat\//)
  return `/admin/inquiries/${new URL(page.url()).pathname.split('/').at(-1)}`
}

test('goods go back to the shop, are photographed there, and their money follows', async ({ page, browser }) => {
  await logInAsMember(page, '/mypage/order')
  const orderNumber = await buyFlyer(page)
  const atDesk = await report(page, orderNumber, '반품')
  const staff = await logInAsStaff(browser)
  await staff.goto(atDesk)
  const offer = staff.getByRole('form', { name: '제안' })
  // What its customer wishes for is chosen already.
  await expect(offer.getByLabel('제안', { exact: true })).toHaveValue('return')
  await offer.getByLabel('돌려드릴 금액').fill('5,000')
  await expect(offer.getByLabel('고객에게 할 말')).toHaveValue(/200장을 돌려받고 5,000원을 돌려드리겠습니다/)
  await expectAccessible(staff)
  await shot(staff, '1-offer-at-desk')
  await offer.getByRole('button', { name: '제안하기' }).click()

  const card = page.getByRole('region', { name: '반품 제안' })
  await expect(card).toContainText('택배 기사님이 찾으러 갑니다 · 돌아오면 5,000원 환불')
  await expectAccessible(page)
  await shot(page, '2-offer')
  await card.getByRole('button', { name: '이대로 해 주세요' }).click()
  await expect(page.getByText('돌려보내실 상품을 기다립니다')).toBeVisible()

  // Whoever opens the order sees it before everything else that could be done with it.
  await staff.goto(`/admin/orders/${orderNumber}`)
  const next = staff.getByRole('region', { name: '다음 할 일' })
  await expect(next.getByRole('region', { name: /^문제 신고/ })).toContainText('인쇄 불량 200장')
  await expect(next).toContainText('반품 기다림')
  await expect(staff.getByText('문제 신고 1', { exact: true })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '3-order')

  await staff.goto('/admin/cases')
  const row = staff.getByRole('listitem').filter({ hasText: orderNumber })
  await expect(row).toContainText('반품 기다림')
  await row.getByRole('button', { name: '사진 붙이기' }).click()
  const photos = row.getByRole('form', { name: '사진 붙이기' })
  const buffer = await sharp({ create: PHOTO }).jpeg().toBuffer()
  await photos.locator('input[type=file]').setInputFiles({ name: '반품 상자.jpg', mimeType: 'image/jpeg', buffer })
  await photos.getByRole('button', { name: '붙이기', exact: true }).click()
  await row.getByRole('button', { name: '사진 반품 상자.jpg' }).click()
  const photo = staff.getByRole('dialog', { name: '반품 상자.jpg' })
  await expect(photo.getByRole('img', { name: '반품 상자.jpg' })).toBeVisible()
  await photo.getByRole('button', { name: '닫기' }).click()

  // On its own page the words and photos stand beside what they cost.
  await row.getByRole('heading').getByRole('link').click()
  await expect(staff.getByText('뒷면 글자가 번졌습니다.')).toBeVisible()
  await expect(staff.getByRole('img', { name: '반품 상자.jpg' })).toBeVisible()
  await expect(staff.getByText('우리 부담')).toBeVisible()
  await seenAtBothWidths(staff, '3-case')
  await staff.goBack()
  await row.getByRole('button', { name: '돌려받은 상품 적기' }).click()
  await expectAccessible(staff)
  await shot(staff, '3-arrival')
  await row.getByRole('button', { name: '도착 적고 환불 시작' }).click()
  await expect(page.getByText(/200장이 도착했습니다\. 환불을 시작합니다/)).toBeVisible()
  await expect(page.getByText('5,000원을 돌려드렸습니다.')).toBeVisible()
  await expect(page.getByText('반품 상자.jpg')).toHaveCount(0)

  await staff.goto('/admin/cases?view=all')
  await staff.getByRole('region', { name: '결과별 건수' }).getByRole('button', { name: /^반품/ }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: orderNumber })).toContainText('처리 완료')
  await shot(staff, '4-outcomes')
  await staff.context().close()
})

test('a small fault is made up for by points, which the desk may take back', async ({ page, browser }) => {
  await logInAsMember(page, '/mypage/order')
  const { orderNumber } = await placeFlyer(await memberApi(page), 500)
  const atDesk = await report(page, orderNumber, '상담')
  const staff = await logInAsStaff(browser)
  await staff.goto(atDesk)
  const offer = staff.getByRole('form', { name: '제안' })
  await offer.getByLabel('제안', { exact: true }).selectOption('포인트 보상')
  await expect(offer.getByText(/P가 넘으면 고객이 동의한 뒤 다른 직원이 승인해야 드립니다/)).toBeVisible()
  await offer.getByLabel('드릴 포인트').fill('3,000')
  await offer.getByRole('button', { name: '제안하기' }).click()
  const card = page.getByRole('region', { name: '포인트 보상 제안' })
  await expect(card).toContainText('3,000P')
  await shot(page, '1-points')
  await card.getByRole('button', { name: '이대로 해 주세요' }).click()
  await expect(page.getByText('3,000P를 드렸습니다.')).toBeVisible()

  await staff.goto('/admin/cases?view=all')
  const row = staff.getByRole('listitem').filter({ hasText: orderNumber })
  await row.getByRole('button', { name: '보상 거둬들이기' }).click()
  await row.getByLabel('거둬들이는 까닭').fill('다른 주문에 드릴 포인트였습니다.')
  await shot(staff, '2-take-back')
  await row.getByRole('button', { name: '거둬들이기', exact: true }).click()
  await expect(page.getByText(/드린 포인트 가운데 3,000P를 거둬들였습니다/)).toBeVisible()
  await staff.context().close()
})
