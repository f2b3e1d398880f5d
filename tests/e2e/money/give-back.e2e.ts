import { expect, test } from '@playwright/test'
import { memberApi, placeFlyer } from '../member-api.ts'
import { expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'

test('the desk gives a part of a line back, reads what will happen first, and the customer sees it', async ({
  page,
  browser,
}) => {
  await logInAsMember(page, '/mypage/order', 'hanul')
  const { orderNumber } = await placeFlyer(await memberApi(page), 1000)
  await page.goto(`/order/${orderNumber}/payment`)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /결제/ })).toBeVisible()

  const staff = await logInAsStaff(browser, 'finance')
  await staff.goto(`/admin/orders/${orderNumber}`)
  await staff.getByRole('button', { name: '환불·취소' }).click()
  const dialog = staff.getByRole('dialog', { name: '환불·취소' })
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('radio', { name: /환불만/ }).check()
  await dialog.getByLabel(/^부수/).fill('300')
  await dialog.getByLabel('까닭').selectOption('수량 부족')
  await dialog.getByLabel('고객에게 보낼 말').fill('300장이 모자라 그만큼 돌려드립니다.')
  await expect(dialog.getByText(/고객이 받는 안내: .*300장이 모자라/)).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '1-dialog')
  await dialog.getByRole('button', { name: /원 환불$/ }).click()
  await expect(dialog).toBeHidden()
  const money = staff.getByRole('region', { name: '결제와 환불' })
  await expect(money.getByText('300장이 모자라 그만큼 돌려드립니다.')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-order')

  await page.goto(`/mypage/order/${orderNumber}`)
  const card = page.getByRole('region', { name: '돌려 드릴 돈' })
  await expect(card.getByText('300장이 모자라 그만큼 돌려드립니다.')).toBeVisible()
  await expect(card.getByText(/환불을 보냈습니다/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-customer')
  await staff.context().close()
})
