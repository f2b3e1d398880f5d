import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { newestCode } from './sandbox-mailbox.ts'

/** Steps that several journeys have in common, as a person takes them. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => {
    const examples = nodes.slice(0, 3).map((node) => node.html.slice(0, 200))
    return `${id}: ${examples.join(' ')}`
  })
  expect(found).toEqual([])
}

/** Waits until the fields of a form page answer. */
export const formIsLive = (page: Page) => page.locator('fieldset[data-hydrated]').first().waitFor()

export async function logInAsStaff(browser: Browser, loginId = 'admin'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/admin')
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호').fill('Press#Sheet2026')
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('heading', { name: '지금 사람이 필요한 일' })).toBeVisible()
  return page
}

/** From the log-in page through joining as a general member; ends wherever the shop leads the new member. */
export async function joinFromLogin(page: Page, request: APIRequestContext, name: string): Promise<void> {
  const unique = `j${Date.now().toString(36)}`
  await page.getByRole('link', { name: '회원가입' }).last().click()
  await page.getByRole('link', { name: /^일반 회원/ }).click()
  await page.getByLabel('아이디').fill(unique)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('비밀번호 확인').fill('Folio#Head2026')
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('이메일', { exact: true }).first().fill(`${unique}@example.com`)
  const phone = `010${String(Date.now()).slice(-8)}`
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호').fill(await newestCode(request, phone))
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText('인증했습니다.')).toBeVisible()
  await page.getByLabel('[필수] 만 14세 이상입니다').check()
  await page.getByLabel(/이용약관/).check()
  await page.getByLabel(/개인정보 수집/).check()
  await page.getByRole('button', { name: '가입하기' }).click()
}

/** Orders all that is chosen in the cart and pays by card in the practice window; the order's number. */
export async function orderAndPay(page: Page): Promise<string> {
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  await page.getByLabel('우편번호').fill('04524')
  await page.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: /주문하고 결제하기/ }).click()
  await page.waitForURL(/\/order\/[\w-]+\/payment/)
  const orderNumber = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page.getByRole('button', { name: /결제하기/ }).click()
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.waitForURL(/\/success/)
  return orderNumber
}

/** `job` is the work of the line to open (책, 전단), for an order of several. */
export async function openOrder(staff: Page, orderNumber: string, job = ''): Promise<void> {
  await staff.goto(`/admin/orders?q=${orderNumber}`)
  const row = staff.getByRole('row').filter({ hasText: job })
  await row
    .getByRole('button', { name: orderNumber.split('-')[1] ?? '' })
    .first()
    .click()
  await expect(staff.getByRole('complementary', { name: `주문 ${orderNumber}` })).toBeVisible()
}

/** Makes the next version of the open order's proof, waits until it is drawn and lays it before the customer. */
export async function publishNext(staff: Page, orderNumber: string, version: number, job = ''): Promise<void> {
  await openOrder(staff, orderNumber, job)
  const name = version === 1 ? '시안 만들기' : `v${version} 만들기`
  await staff.getByRole('button', { name, exact: true }).last().click()
  await staff.getByRole('link', { name: `v${version} 보고 올리기` }).click()
  await staff.getByRole('button', { name: '고객에게 올리기' }).click()
  await expect(staff.getByText(/고객에게 올린 판입니다/)).toBeVisible()
}

/** A courier's number; the shop takes each only once. */
export const waybillNumber = (): string => String(Date.now()).slice(-12)
