import { expect, test } from '@playwright/test'
import { expectAccessible, logInAsStaff, shot } from '../steps.ts'

test('service writes a notice, looks at it as customers will, publishes it and hides it again', async ({
  page,
  browser,
}, { project }) => {
  const title = `설 연휴 출고 안내 (${project.name})`
  const staff = await logInAsStaff(browser, 'service')
  await staff.getByRole('link', { name: '공지와 질문' }).click()
  await staff.getByRole('button', { name: '공지 쓰기' }).click()
  const dialog = staff.getByRole('dialog', { name: '공지 쓰기' })
  await expect(dialog.getByRole('button', { name: '저장' })).toBeDisabled()
  await dialog.getByLabel('제목').fill(title)
  await dialog.getByLabel('내용').fill('2월 6일부터 9일까지 쉽니다.\n10일부터 차례로 출고합니다.')
  await expect(dialog.getByRole('region', { name: '미리 보기' })).toContainText('10일부터 차례로')
  await expectAccessible(staff)
  await shot(staff, '1-writing')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(staff.getByRole('row', { name: new RegExp(project.name) })).toContainText('공개')
  await expectAccessible(staff)

  await page.goto('/cust/notice')
  await page.getByRole('link', { name: new RegExp(project.name) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = page.url()

  await staff.getByRole('button', { name: `${title} 고치기` }).click()
  await staff.getByRole('dialog').getByLabel('숨기기').check()
  await staff.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await expect(staff.getByRole('row', { name: new RegExp(project.name) })).toContainText('숨김')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  await page.goto('/cust/notice')
  await expect(page.getByRole('link', { name: new RegExp(project.name) })).toHaveCount(0)
})

test('service adds a question that customers find, and the press room has no such desk', async ({ page, browser }, {
  project,
}) => {
  const question = `제주에도 보내나요? (${project.name})`
  const staff = await logInAsStaff(browser, 'service')
  await staff.goto('/admin/notices/faqs')
  await staff.getByRole('button', { name: '질문 더하기' }).click()
  const dialog = staff.getByRole('dialog', { name: '질문 더하기' })
  await dialog.getByLabel('갈래').selectOption('delivery')
  await dialog.getByLabel('질문').fill(question)
  await dialog.getByLabel('답', { exact: true }).fill('네, 하루 더 걸립니다.')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(staff.getByRole('row', { name: new RegExp(project.name) })).toContainText('제작·배송')
  await page.goto('/cust/faq?category=delivery')
  await expect(page.getByText(question)).toBeVisible()

  const press = await logInAsStaff(browser, 'production')
  await expect(press.getByRole('link', { name: '공지와 질문' })).toHaveCount(0)
})
