import { type Browser, expect, type Page, test } from '@playwright/test'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { invitationTo } from '../invitation.ts'
import { approveAcademy, askToJoin } from '../join-hamamath.ts'
import {
  expectAccessible,
  formIsLive,
  logInAsMember,
  logInAsStaff,
  orderAndPay,
  press,
  seenAtBothWidths,
  shot,
} from '../steps.ts'

const ACADEMY = `한결수학 ${Date.now().toString(36)}`

/** The desk invites the head office of 하마매쓰, which sees the academy, and nothing to decide. */
async function expectSeenByHeadOffice(desk: Page, browser: Browser): Promise<void> {
  const loginId = `h${Date.now().toString(36)}`
  const email = `${loginId}@example.com`
  await desk.goto('/admin/staff')
  await desk.getByRole('button', { name: '파트너 초대' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('맡을 일').selectOption({ label: '하마매쓰 본사 (학원과 주문 보기)' })
  await dialog.getByLabel('회사').fill('하마교육')
  await dialog.getByLabel('이름', { exact: true }).fill('오본사')
  await dialog.getByLabel('이메일').fill(email)
  await dialog.getByLabel('내 비밀번호').fill(DEMO_STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(desk.getByText('초대 메일을 보냈습니다.', { exact: false })).toBeVisible()

  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`/admin/invitation#${await invitationTo(page.request, email)}`)
  await expect(page.getByText('하마매쓰 본사')).toBeVisible()
  await page.getByLabel('쓰실 아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill('Vellum8?Quire')
  await page.getByRole('button', { name: '계정 만들기' }).click()
  await page.getByRole('link', { name: '파트너 로그인' }).click()
  await formIsLive(page)
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill('Vellum8?Quire')
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '하마매쓰 본사' })).toBeVisible()
  await expect(page.getByRole('row', { name: ACADEMY })).toContainText('승인 대기')
  await expectAccessible(page)
  await shot(page, '6-head-office')
  await page.getByRole('tab', { name: '판매' }).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await page.getByRole('tab', { name: '주문' }).click()
  await expect(page.getByLabel('첫날')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '7-head-office-orders')
  await page.context().close()
}

test('an academy joins 하마매쓰 on a phone, waits, and is in once the desk has looked', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/hamamath')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('교재는 그대로, 표지는 우리 학원')
  await seenAtBothWidths(page, '1-home')
  await page.getByRole('link', { name: '학원 가입' }).click()
  await askToJoin(page, request, ACADEMY)

  await page.goto('/hamamath/book')
  await expect(page.getByRole('heading', { level: 1, name: '학원을 확인하고 있어요' })).toBeVisible()
  await expect(page.getByText('하마매쓰 주문은 가입 승인이 필요합니다.')).toBeVisible()
  await expect(page.getByText('사업자등록증.png')).toBeVisible()
  await seenAtBothWidths(page, '3-waiting')

  // A page that asks for no role is open while the desk decides; who comes back to it reads what is so now.
  await page.goto('/hamamath')
  const head = page.getByRole('banner')
  await expect(head).toContainText('승인 확인 중')
  const desk = await logInAsStaff(browser)
  await expectSeenByHeadOffice(desk, browser)
  await approveAcademy(desk, ACADEMY)
  await desk.context().close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(head).toContainText('하마매쓰 회원')
  await expect(head).not.toContainText('승인 확인 중')

  await page.goto('/brands/hamamath/join')
  await expect(page.getByRole('heading', { level: 1, name: '하마매쓰 회원이에요' })).toBeVisible()
  await page.getByRole('link', { name: '교재 고르기' }).click()
  await page.waitForURL((url) => url.pathname === '/hamamath/book')
  await expect(page.getByRole('heading', { level: 1, name: '교재 목록' })).toBeVisible()
})

test('an owner sets up a third brand, and a member joins it and buys what it sells', async ({ page, browser }) => {
  const id = `b${Date.now().toString(36)}`
  const name = `새 교재 ${id.slice(-4)}`
  const desk = await logInAsStaff(browser)
  await desk.goto('/admin/settings/brands')
  await desk.getByRole('link', { name: '새 브랜드' }).click()
  await desk.getByLabel('브랜드 이름').fill(name)
  await desk.getByLabel('주소', { exact: true }).fill(id)
  await desk.getByLabel('한 줄 소개').fill('학교마다 다른 문제집')
  await desk.getByLabel('강조색', { exact: true }).fill('#f2c500')
  await desk.getByLabel('첫 줄').fill('우리 학교')
  await desk.getByLabel('둘째 줄').fill('우리 문제집')
  await desk.getByLabel('소개 글').fill('학교 이름으로 만드는 문제집이에요.')
  await desk.getByLabel('전단', { exact: true }).check()
  await desk.getByLabel('가게 가격의 몇 %로 파나요').fill('80')
  await desk.getByRole('button', { name: /로 바꾸기$/ }).click()
  await expectAccessible(desk)
  await shot(desk, '4-third')
  await desk.getByRole('button', { name: '브랜드 만들기' }).click()
  await desk.waitForURL((url) => url.pathname === `/admin/settings/brands/${id}`)
  await desk.context().close()

  await page.goto(`/brands/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('우리 학교 우리 문제집')
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible()
  await seenAtBothWidths(page, '5-third-home')

  await logInAsMember(page, `/brands/${id}/join`)
  await formIsLive(page)
  await page.getByLabel('안내를 확인했고 가입에 동의해요.').check()
  await page.getByRole('button', { name: `${name} 가입하기` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} 회원이에요` })).toBeVisible()
  await page.goto(`/brands/${id}`)
  await expect(page.getByText(`${name} 회원이에요`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /가입/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^전단/ }).last().click()
  await page.waitForURL((url) => url.pathname === '/product/flyer/option')
  await expect(page.getByText(`${name} 가격`).first()).toBeAttached()
  await press(page, '브랜드 장바구니')
  await page.waitForURL((url) => url.pathname === `/brands/${id}/cart`)
  await expectAccessible(page)
  await orderAndPay(page)
})
