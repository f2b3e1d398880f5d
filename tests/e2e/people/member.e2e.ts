import { expect, test } from '@playwright/test'
import { agreeToTerms, expectAccessible, logIn, logInAsMember, newPhone, provePhone } from '../steps.ts'

const BOOK = '/product/book/option?product-type=D413&from-test=1'
const PASSWORD = 'Folio#Head2026'

const unique = (project: string) => `${project}${Date.now().toString(36)}`.slice(0, 18)

test('a visitor who was choosing a book joins and is back exactly there', async ({ page, request }, { project }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`/member/login?from=${encodeURIComponent(BOOK)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: '회원가입' }).last().click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^일반 회원/ }).click()

  await page.getByLabel('아이디').fill(unique(project.name))
  await page.getByLabel('비밀번호', { exact: true }).fill('short')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('비밀번호는 영문, 숫자, 특수문자를 모두 넣어 8자 이상이어야 합니다.')).toBeVisible()
  await expect(page.getByText('휴대전화 번호를 인증해 주세요.')).toBeVisible()
  await expect(page.getByText('만 14세 이상만 가입할 수 있습니다.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('이름').fill('성춘향')
  await page
    .getByLabel('이메일', { exact: true })
    .first()
    .fill(`${unique(project.name)}@example.com`)
  await provePhone(page, request, newPhone())

  await expect(page.getByLabel('모두 동의')).not.toBeChecked()
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL((url) => url.pathname + url.search === BOOK)
  expect(problems).toEqual([])
})

test('a wrong password is said plainly, the right one leads back', async ({ page }) => {
  const from = '/mypage/shipping'
  await page.goto(from)
  await page.waitForURL((url) => url.pathname === '/member/login' && url.searchParams.get('from') === from)
  await logIn(page, 'hong@example.com', 'Wrong#Word2026')
  await expect(page.getByText('아이디 또는 비밀번호가 맞지 않습니다. 다시 확인해 주세요.')).toBeVisible()
  await logIn(page)
  await page.waitForURL((url) => url.pathname === from)
})

test('a member keeps addresses and changes the profile', async ({ page }, { project }) => {
  await logInAsMember(page, '/mypage/shipping', 'hanul')
  await page.getByRole('button', { name: '배송지 추가' }).click()
  const dialog = page.getByRole('dialog')
  const label = `창고 ${unique(project.name)}`
  await dialog.getByLabel('배송지 이름').fill(label)
  await dialog.getByLabel('받는 분').fill('김한울')
  await dialog.getByLabel('연락처').fill('02-123-4567')
  await dialog.getByLabel('우편번호').fill('123')
  await dialog.getByLabel('주소', { exact: true }).fill('경기 파주시 문발로 1')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog.getByText('우편번호는 숫자 5자리입니다.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('우편번호').fill('10881')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText(label)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/mypage/mySetting')
  await expect(page.getByText('한울출판')).toBeVisible()
  await expect(page.getByText('123-45-67891')).toBeVisible()
  await page.getByRole('button', { name: '기본 정보 수정' }).click()
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expectAccessible(page)
})

test('a forgotten id is shown masked after the phone was proven', async ({ page, request }) => {
  await page.goto('/member/find-id')
  await expectAccessible(page)
  await page.getByLabel('이름').fill('홍길동')
  await provePhone(page, request, '01012345678')
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(page.getByText('ho**@example.com')).toBeVisible()
})
