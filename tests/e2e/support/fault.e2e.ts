import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { arrive } from '../arrive.ts'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'

const PHOTO = { width: 1200, height: 900, channels: 3, background: '#c43e00' } as const

test('a fault is reported with a photo, found again on its order, offered a remake in the thread and agreed to', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/order')
  const { orderNumber } = await placeFlyer(await memberApi(page), 500)
  await arrive(orderNumber)
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByText('받은 물건에 문제가 있어요').click()
  await page.getByRole('button', { name: '신고하기' }).click()
  await expect(page.getByText('어떤 문제인지 골라 주세요.')).toBeVisible()
  await page.getByRole('radio', { name: '인쇄 불량' }).check({ force: true })
  await page.getByLabel('문제가 있는 수량').fill('200')
  await page.getByLabel('무엇이 잘못됐나요').fill('뒷면 글자가 번졌습니다.')
  const buffer = await sharp({ create: PHOTO }).jpeg().toBuffer()
  const photo = { name: '번진 글자.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('form input[type=file]').last().setInputFiles(photo)
  await page.getByRole('radio', { name: '재제작', exact: true }).check({ force: true })
  // It waits for the photo, and is looked at once it has come.
  await expect(page.getByRole('button', { name: '신고하기' })).toBeEnabled()
  await expectAccessible(page)
  await shot(page, '1-report')
  await page.getByRole('button', { name: '신고하기' }).click()
  await page.waitForURL(/\/mypage\/contact\/chat\//)
  await expect(page.getByText('번진 글자.jpg')).toBeVisible()
  const thread = new URL(page.url()).pathname

  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/cases')
  const reported = staff.getByRole('listitem').filter({ hasText: orderNumber })
  await reported.getByRole('link', { name: '제안하러 가기' }).click()
  await staff.getByRole('form', { name: '제안' }).getByRole('button', { name: '제안하기' }).click()
  const card = page.getByRole('region', { name: '재제작 제안' })
  await expect(card).toBeVisible()
  // Words that seem to agree, and a question about the answers, wait until the offer is answered.
  await expect(page.getByRole('button', { name: '사진을 더 보내 드리겠습니다' })).toBeVisible()
  await expect(page.getByRole('button', { name: '제안해 주신 대로 하겠습니다' })).toHaveCount(0)
  await expect(page.getByText('답변이 도움이 됐나요')).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByText('답해 주실 차례입니다')).toBeVisible()
  await shot(page, '2-offer')

  await page.goto(`/mypage/order/${orderNumber}`)
  const known = page.getByRole('list', { name: '신고하신 문제' })
  await expect(known.getByRole('listitem')).toHaveCount(1)
  await expect(known.getByText('답해 주실 차례')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-known')
  // What is said in another window, and the next offer, come to the open order by themselves.
  const other = await page.context().newPage()
  await other.goto(thread)
  await other.getByRole('button', { name: '다른 방법을 원해요' }).click()
  await expect(other.getByText('다른 방법을 원하셨습니다')).toBeVisible()
  await expect(known.getByText('답해 주실 차례')).toBeHidden()
  await other.close()
  await staff.reload()
  await staff.getByRole('form', { name: '제안' }).getByRole('button', { name: '제안하기' }).click()
  await expect(known.getByText('답변 도착')).toBeVisible()
  await known.getByRole('link').click()
  await card.getByRole('button', { name: '이대로 해 주세요' }).click()
  await expect(card.last().getByText('다시 만들어 보내 드리고')).toBeVisible()
  await expect(page.getByText('말씀하신 대로 준비합니다')).toBeVisible()
  await expect(page.getByRole('button', { name: '사진을 더 보내 드리겠습니다' })).toBeVisible()
  await expect(page.getByRole('button', { name: '제안해 주신 대로 하겠습니다' })).toHaveCount(0)
  await shot(page, '4-agreed')
  await staff.context().close()
})
