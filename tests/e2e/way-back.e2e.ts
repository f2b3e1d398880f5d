import { expect, type Page, test } from '@playwright/test'
import { logIn } from './steps.ts'

const ELSEWHERE = [
  '/..//evil.example/x',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '//evil.example',
  '/\\evil.example',
]

/** Logs in on a page whose way back is made up, and says where that led. */
async function landing(page: Page, login: string, from: string, enter: () => Promise<void>): Promise<string> {
  const left: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') left.push(request.url())
  })
  await page.goto(`${login}?from=${encodeURIComponent(from)}`)
  await enter()
  await page.waitForURL((url) => !url.pathname.startsWith(login))
  expect(left).toEqual([])
  return new URL(page.url()).pathname
}

/** Forgets who is logged in, as a new browser does. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear())

test('a made-up way back neither leaves the shop nor keeps a customer on the form', async ({ page }) => {
  for (const from of ELSEWHERE) {
    expect(await landing(page, '/member/login', from, () => logIn(page)), from).toBe('/')
    await forget(page)
  }
})

test('nor does it lead somebody of the staff anywhere but to the desk', async ({ page }) => {
  const enter = async () => {
    await page.getByLabel('아이디').fill('admin')
    await page.getByLabel('비밀번호').fill('Press#Sheet2026')
    await page.getByRole('button', { name: '로그인' }).click()
  }
  for (const from of [...ELSEWHERE, '/mypage/order']) {
    expect(await landing(page, '/admin/login', from, enter), from).toBe('/admin')
    // Who is logged in already is led on at once, by the same rule.
    await page.goto(`/admin/login?from=${encodeURIComponent(from)}`)
    await page.waitForURL('**/admin')
    await forget(page)
  }
})

test('nor a partner', async ({ page }) => {
  for (const from of ELSEWHERE) {
    const enter = async () => {
      await page.getByLabel('아이디').fill('partner')
      await page.getByLabel('비밀번호', { exact: true }).fill('Proof#Read2026')
      await page.getByRole('button', { name: '로그인', exact: true }).click()
    }
    expect(await landing(page, '/offline-draft/login', from, enter), from).toBe('/offline-draft')
    await forget(page)
  }
})
