import { expect, test } from '@playwright/test'
import { buyFlyer } from '../buy-flyer.ts'
import { expectAccessible, logInAsMember, logInAsStaff, shot } from '../steps.ts'

test('the order table is filtered, kept as a view, worked on in a batch and taken along', async ({ page, browser }) => {
  test.slow()
  await logInAsMember(page, '/mypage/order', 'hanul')
  const orderNumber = await buyFlyer(page)
  const tail = orderNumber.split('-')[1] ?? ''
  const staff = await logInAsStaff(browser)

  // The queue: one key for the next, one for all keys, which an owner sees below all places in a window of 900 px.
  await expect(staff.getByText('모든 단축키')).toBeInViewport({ ratio: 1 })
  await staff.keyboard.press('?')
  await expect(staff.getByRole('dialog', { name: '단축키' })).toContainText('다음 할 일')
  await staff.keyboard.press('Escape')

  await staff.getByRole('link', { name: '주문', exact: true }).click()
  await expect(staff.getByRole('heading', { level: 1, name: '주문' })).toBeVisible()
  const row = staff.getByRole('row').filter({ hasText: tail })
  await expect(row).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, 'table-1-open')

  // A condition by the dialog: it stands in the address and as a chip.
  await staff.keyboard.press('f')
  const dialog = staff.getByRole('dialog', { name: '조건' })
  await dialog.getByLabel(/^전단/).check()
  await dialog.getByRole('button', { name: /건 보기/ }).click()
  await expect(staff).toHaveURL(/product=D304/)
  await expect(staff.getByRole('toolbar', { name: '조건' })).toContainText('상품 전단')
  await expect(staff.getByText('조건이 바뀜')).toBeVisible()
  await expect(row).toBeVisible()

  // Kept under a name, it is there again after a change and another visit.
  await staff.getByRole('button', { name: '새 보기로 저장' }).click()
  const name = `전단 ${tail}`
  await staff.getByLabel('이름').fill(name)
  await staff.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  const view = staff.getByRole('navigation', { name: '보기' }).getByRole('link', { name })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await staff.getByRole('button', { name: '상품 조건 빼기' }).click()
  await expect(staff.getByText('조건이 바뀜')).toBeVisible()
  await staff.getByRole('button', { name: '되돌리기' }).click()
  await expect(staff).toHaveURL(/product=D304/)

  // Two steps of choosing; the act says first what it would do, and the choice stays.
  await row.getByRole('checkbox').check()
  await staff.keyboard.press('n')
  const question = staff.getByRole('region', { name: '다음 공정으로 확인' })
  await expect(question).toContainText('1건 가운데 0건이 됩니다')
  await expectAccessible(staff)
  await shot(staff, 'table-2-batch')
  await staff.keyboard.press('Escape')
  await staff.keyboard.press('a')
  await staff.getByRole('button', { name: '1건 처리하기' }).click()
  await expect(staff.getByRole('region', { name: '내가 맡기 결과' })).toContainText('1건을 마쳤습니다')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(row).toContainText('관리자')
  // The same press asks about what is now, also as a double click: what was done is not offered again.
  const bar = staff.getByRole('toolbar', { name: '고른 주문 처리' })
  await bar.getByRole('button', { name: /^내가 맡기/ }).dblclick()
  await expect(staff.getByRole('region', { name: '내가 맡기 확인' })).toContainText('1건 가운데 0건이 됩니다')

  // Taken along as a sheet.
  await staff.getByRole('button', { name: '내보내기' }).click()
  const download = staff.waitForEvent('download')
  await staff.getByRole('dialog').getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('주문.csv')

  // Everything that was ever ordered is searched, by the e-mail as well.
  await staff.goto(`/admin/orders?q=${orderNumber}`)
  await expect(row).toBeVisible()
  await view.click()
  await staff.getByRole('button', { name: '보기 고치기' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
  await expect(view).toHaveCount(0)

  await staff.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(staff)
  await shot(staff, 'table-3-phone')
})
