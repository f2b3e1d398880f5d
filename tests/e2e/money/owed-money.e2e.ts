import { expect, type Page, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { mailboxOf } from '../sandbox-mailbox.ts'
import { expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'
import { payIn } from './practice-bank.ts'

async function waitForDeposit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('radio', { name: /가상계좌/ }).check()
  await page.getByRole('button', { name: '가상계좌 발급받기' }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { name: '입금을 기다립니다' })).toBeVisible()
}

async function nameAccount(page: Page, holder: string): Promise<void> {
  await page.getByLabel('환불받을 은행·증권사').selectOption('부산은행')
  await page.getByLabel('계좌번호').fill('110123456789')
  await page.getByLabel('예금주').fill(holder)
}

/** The newest link that was sent for this order: to the member's own telephone, not to the one typed with the order. */
async function linkFor(page: Page, orderNumber: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const texts = await mailboxOf(page.request, '01098765432')
    const text = texts.find((body) => body.includes(orderNumber) && body.includes('/refund-account#'))
    link = /\/refund-account#[\w-]+/.exec(text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test('a refund that the bank refuses is seen by the desk, and the customer names another account by a link', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const api = await memberApi(page)
  const { orderNumber, total } = await placeFlyer(api, 3000)
  await waitForDeposit(page, `/order/${orderNumber}/payment`)
  await payIn(page)
  await page.goto(`/mypage/order/${orderNumber}`)
  await page.getByRole('button', { name: '주문 취소' }).click()
  await nameAccount(page, '불일치')
  await page.getByRole('dialog').getByRole('button', { name: '주문 취소' }).click()
  const box = page.getByRole('region', { name: '돌려 드릴 돈' })
  await expect(box.getByText(/다른 계좌를 알려 주세요/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-order')

  const staff = await logInAsStaff(browser, 'finance')
  await staff.getByRole('button', { name: '돌려 드릴 돈', exact: true }).click()
  await staff.waitForURL(/\/admin\/repayments/)
  const row = staff.getByRole('row').filter({ hasText: orderNumber })
  await expect(row.getByText('결제사가 거절')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-desk')
  await row.getByRole('button', { name: '직접 이체함' }).click()
  await expectAccessible(staff)
  await shot(staff, '3-transfer')
  await staff.getByRole('dialog').getByRole('button', { name: '닫기' }).click()

  // The first link waits for the morning when this runs at night; what a person sends goes at once.
  const sent = staff.getByText('고객에게 계좌를 묻는 문자와 메일을 보냈습니다.')
  await row.getByRole('button', { name: '링크 보내기' }).click()
  await expect(sent).toBeVisible()
  const old = await linkFor(page, orderNumber)
  await expect(sent).toBeHidden()
  await row.getByRole('button', { name: '링크 보내기' }).click()
  await expect(sent).toBeVisible()
  await expect(async () => expect(await linkFor(page, orderNumber)).not.toBe(old)).toPass()

  // Whoever holds the link needs no login.
  const stranger = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await stranger.goto(await linkFor(page, orderNumber))
  await expect(stranger.getByRole('heading', { name: '다른 계좌를 알려 주세요' })).toBeVisible()
  await expect(stranger.getByText(`${total.toLocaleString('ko-KR')}원`)).toBeVisible()
  await nameAccount(stranger, '김한울')
  await expectAccessible(stranger)
  await shot(stranger, '4-link')
  await stranger.getByRole('button', { name: '이 계좌로 받기' }).click()
  await expect(stranger.getByRole('heading', { name: '환불을 보냈습니다' })).toBeVisible()
  await expect(stranger.getByText(/되돌아왔|알려 주세요/)).toHaveCount(0)
  await shot(stranger, '5-done')
  await expect(page.getByText('전액 환불했습니다.')).toBeVisible()
  await expect(staff.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(0)
  await stranger.context().close()
  await staff.context().close()
})

test('whoever cancels one of two orders on one account is told what it does to the other, before and after', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const api = await memberApi(page)
  const [first, second] = [await placeFlyer(api, 1000), await placeFlyer(api, 2000)]
  await waitForDeposit(page, `/order/payment?orderNumbers=${first.orderNumber}&orderNumbers=${second.orderNumber}`)
  await page.goto(`/mypage/order/${first.orderNumber}`)
  await page.getByRole('button', { name: '주문 취소' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/아직 입금이 확인되지 않았습니다/)).toBeVisible()
  await expect(dialog.getByText(new RegExp(`함께 결제하려던 주문 ${second.orderNumber}`))).toBeVisible()
  await expectAccessible(page)
  await shot(page, '6-together')
  await dialog.getByRole('button', { name: '주문 취소' }).click()
  await page.goto(`/mypage/order/${second.orderNumber}`)
  await expect(page.getByText(/함께 결제하려던 주문을 취소해 입금 계좌가 닫혔습니다/)).toBeVisible()
  await expect(page.getByRole('link', { name: '결제하기' })).toBeVisible()
  await shot(page, '7-other')
})

test('with an order in work nobody leaves, and the way to it is shown', async ({ page }) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const api = await memberApi(page)
  const { orderNumber } = await placeFlyer(api, 1000)
  await waitForDeposit(page, `/order/${orderNumber}/payment`)
  await page.goto('/mypage/mySetting')
  await page.getByRole('button', { name: '탈퇴하기' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: new RegExp(orderNumber) })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '지금은 탈퇴하실 수 없습니다' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '탈퇴하기' })).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, '8-leaving')
})
