import { expect, type Page, test } from '@playwright/test'
import { agreeToTerms, expectAccessible, newPhone, openLive, provePhone, shot } from '../steps.ts'

const FLYER = '/product/flyer/option?product-type=D304'

const unique = () => `s${Date.now().toString(36)}@example.com`

/** From the provider's page back to the shop, as this person. */
async function agreeAs(page: Page, name: string, email: string): Promise<void> {
  await expect(page.getByText('연습용 로그인입니다. 진짜 계정과 비밀번호를 쓰지 않습니다.')).toBeVisible()
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
}

test('a visitor joins by Kakao, tells what is missing and is back where he was', async ({ page, request }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const email = unique()
  await openLive(page, `/member/login?from=${encodeURIComponent(FLYER)}`)
  await expectAccessible(page)
  await shot(page, '1-login')
  await page.getByRole('button', { name: '카카오 로그인' }).click()
  await page.waitForURL(/\/practice-login\/kakao/)
  await expectAccessible(page)
  await shot(page, '2-consent')
  await agreeAs(page, '이도령', email)

  await page.waitForURL((url) => url.pathname === '/member/join/sns' && url.searchParams.get('from') === FLYER)
  await expect(page.getByRole('heading', { name: '거의 다 됐습니다' })).toBeVisible()
  await expect(page.getByLabel('이름')).toHaveValue('이도령')
  await expect(page.getByLabel('이메일', { exact: true }).first()).toHaveValue(email)
  await expectAccessible(page)
  await shot(page, '3-missing')
  await page.getByRole('button', { name: '가입 마치기' }).click()
  await expect(page.getByText('휴대전화 번호를 인증해 주세요.')).toBeVisible()
  await provePhone(page, request, newPhone())
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입 마치기' }).click()
  await page.waitForURL((url) => url.pathname + url.search === FLYER)

  await page.goto('/mypage/mySetting')
  const row = page.getByRole('listitem').filter({ hasText: '카카오' })
  await expect(row.getByText('연결')).not.toHaveCount(0)
  await expectAccessible(page)
  await row.getByRole('button', { name: '카카오 연결 끊기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click()
  await expect(page.getByText('로그인할 방법이 하나뿐이라 끊을 수 없습니다.', { exact: false })).toBeVisible()
  expect(problems).toEqual([])
})

test('who changes his mind at the provider is back at the login and has lost nothing', async ({ page }) => {
  await openLive(page, `/member/login?from=${encodeURIComponent(FLYER)}`)
  await page.getByRole('button', { name: 'Google 계정으로 로그인' }).click()
  await page.getByRole('button', { name: '취소' }).click()
  await expect(page.getByText('로그인을 취소하셨습니다.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click()
  await page.waitForURL((url) => url.pathname === '/member/login' && url.searchParams.get('from') === FLYER)
})

test('who has an account already connects it by its password, and may disconnect again', async ({ page }) => {
  await openLive(page, '/member/login?from=/mypage/mySetting')
  await page.getByRole('button', { name: '네이버 로그인' }).click()
  await agreeAs(page, '김한울', unique())
  await page.getByText('이미 아이디가 있나요? 연결해 드립니다').click()
  await page.getByLabel('쓰던 아이디 또는 이메일').fill('hanul')
  await page.getByLabel('그 아이디의 비밀번호').fill('Paper&Ink2026')
  await page.getByRole('button', { name: '연결하고 로그인' }).click()
  await page.waitForURL((url) => url.pathname === '/mypage/mySetting')
  await expect(page.getByText('한울출판')).toBeVisible()
  await page.getByRole('button', { name: '네이버 연결 끊기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click()
  await expect(page.getByText('네이버 연결을 끊었습니다.')).toBeVisible()
  await page.getByRole('button', { name: 'Google 연결하기' }).click()
  await agreeAs(page, '김한울', unique())
  await expect(page.getByText('Google 계정을 연결했습니다.')).toBeVisible()
  await expect(page).toHaveURL(/\/mypage\/mySetting$/)
  await shot(page, '4-settings')
  await page.getByRole('button', { name: 'Google 연결 끊기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }).click()
  await expect(page.getByText('Google 연결을 끊었습니다.')).toBeVisible()
})

test('who does not want to join after all leaves without a trace', async ({ page }) => {
  await openLive(page, '/member/login')
  await page.getByRole('button', { name: '카카오 로그인' }).click()
  await agreeAs(page, '지나가는 손님', unique())
  await page.getByRole('button', { name: '가입하지 않고 나가기' }).click()
  await expect(page.getByText('가입하지 않았습니다.', { exact: false })).toBeVisible()
  await page.goto('/mypage/mySetting')
  await page.waitForURL((url) => url.pathname === '/member/login')
})
