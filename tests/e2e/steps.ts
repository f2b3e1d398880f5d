import { basename } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { mailboxOf, newestCode } from './sandbox-mailbox.ts'

/** Steps that several journeys have in common, as a person takes them. */

/** What the page says once a file lies whole in the shop. */
export const ARRIVED = '업로드 완료 · 원본과 일치합니다'

/** How long to wait for what a job of the shop does in the background: minutes on a busy machine. It is for what never comes. */
export const BY_A_JOB = { timeout: 900_000 } as const

/** When the next page has come and nothing moves: half faded in, words have less contrast than they will have. */
async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: '화면을 여는 중' })).toBeHidden()
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime)
      return playState !== 'running' || !ends
    }),
  )
}

/**
 * Nothing that axe knows is wrong with the page as it stands now. Only what is wrong is gathered: the full account of all that is
 * right took three times as long. Half a megabyte of rules is read once for a page, not for every look at it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => {
      const examples = nodes.slice(0, 3).map((node) => node.html.slice(0, 200))
      return `${id}: ${examples.join(' ')}`
    })
  })
  expect(found).toEqual([])
}

/**
 * With `E2E_PICTURES=1` the whole page is kept as a picture, for whoever wants to look a run over:
 * `test-results/<journey>/<project>-<name>.png`.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['E2E_PICTURES']) return
  const { file, project } = test.info()
  const journey = basename(file, '.e2e.ts')
  await page.screenshot({ path: `test-results/${journey}/${project.name}-${name}.png`, fullPage: true })
}

/** A picture of the page, on which nothing may make it scroll sideways. */
export async function shot(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  await picture(page, name)
}

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The page of a customer, as it stands, on a phone and on a desk: a long journey is walked once and seen at both. */
export async function seenAtBothWidths(page: Page, name: string): Promise<void> {
  const own = page.viewportSize()
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await shot(page, `${name}-${size.width}`)
  }
  if (own) await page.setViewportSize(own)
}

/** Waits until the fields of a form page answer. */
export async function formIsLive(page: Page): Promise<void> {
  await page.locator('fieldset[data-hydrated]').first().waitFor()
}

export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await formIsLive(page)
}

/** On a phone the buttons of a job are in the bar at the thumb, on a desk at the foot of the ticket. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

/** The price on the ticket of the job. */
export const ticketTotal = (page: Page): Locator =>
  page.getByRole('complementary', { name: '작업 전표' }).locator('output')

const LOGIN_TITLES = /^(로그인|주문하기)$/

/** Of the ways on that a visitor who orders is shown, or of none where the page is only for logging in. */
async function chooseWay(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/member\/login/)
  // The page that is left stands until the next one is there, and its form is live too.
  await expect(page.getByRole('heading', { level: 1, name: LOGIN_TITLES })).toBeVisible()
  await formIsLive(page)
  const way = page.getByRole('tab', { name })
  if ((await way.isVisible()) && (await way.getAttribute('aria-selected')) !== 'true') await way.click()
}

/** Fills the login page that is open and sends it; ends wherever it leads. */
export async function logIn(page: Page, loginId = 'hong@example.com', password = 'Paper&Ink2026'): Promise<void> {
  await chooseWay(page, '로그인')
  await page.getByLabel('아이디 또는 이메일').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** Logs a member of the demo in; ends on `from`. */
export async function logInAsMember(page: Page, from: string, loginId?: string): Promise<void> {
  await page.goto(`/member/login?from=${encodeURIComponent(from)}`)
  await logIn(page, loginId)
  await page.waitForURL((url) => url.pathname === from)
}

/** Opens a page of the desk, is asked who it is, and stands on that page once it is known. */
export async function logInToAdmin(page: Page, path: string, loginId: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호').fill('Press#Sheet2026')
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname === path)
}

/** Somebody of the desk at a browser beside the customer's, as wide as desks are. */
export async function logInAsStaff(browser: Browser, loginId = 'admin'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logInToAdmin(page, '/admin', loginId)
  await expect(page.getByRole('heading', { name: '지금 사람이 필요한 일' })).toBeVisible()
  // The frame names who it is, and offers what the person may open.
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible()
  return page
}

/** A telephone number that nobody has yet. */
export const newPhone = (): string => `010${String(Date.now()).slice(-8)}`

/** Asks for a code to the number and types what came. */
export async function provePhone(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  const before = (await mailboxOf(request, phone)).length
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d$/)
  await page.getByLabel('인증번호').fill(await newestCode(request, phone, before))
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText('인증했습니다.')).toBeVisible()
}

/** Ticks what everybody who joins must agree to. */
export async function agreeToTerms(page: Page): Promise<void> {
  await page.getByLabel('[필수] 만 14세 이상입니다').check()
  await page.getByLabel(/이용약관/).check()
  await page.getByLabel(/개인정보 수집/).check()
}

/** On the sheet that a visitor who orders is shown: joins with the mailbox as id; ends at what was ordered. */
export async function joinAndGoOn(
  page: Page,
  request: APIRequestContext,
  name: string,
  phone = newPhone(),
): Promise<void> {
  await chooseWay(page, '가입하고 주문')
  await page
    .getByLabel('이메일', { exact: true })
    .first()
    .fill(`j${Date.now().toString(36)}@example.com`)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('이름').fill(name)
  await provePhone(page, request, phone)
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입하고 계속하기' }).click()
}

/** The same without joining. */
export async function goOnAsGuest(page: Page, request: APIRequestContext, name: string, phone: string): Promise<void> {
  await chooseWay(page, '비회원으로 주문')
  await page.getByLabel('이름').fill(name)
  await provePhone(page, request, phone)
  await page.getByLabel('[필수] 만 14세 이상입니다').check()
  await page.getByLabel(/개인정보 수집/).check()
  await page.getByRole('button', { name: /비회원으로 (주문하기|담기)/ }).click()
}

/** From the log-in page through joining as a general member; ends wherever the shop leads the new member. */
export async function joinFromLogin(
  page: Page,
  request: APIRequestContext,
  name: string,
  { marketing = false }: { readonly marketing?: boolean } = {},
): Promise<void> {
  const unique = `j${Date.now().toString(36)}`
  await page.getByRole('link', { name: '회원가입' }).last().click()
  await page.getByRole('link', { name: /^일반 회원/ }).click()
  await page.getByLabel('아이디').fill(unique)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('비밀번호 확인').fill('Folio#Head2026')
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('이메일', { exact: true }).first().fill(`${unique}@example.com`)
  await provePhone(page, request, newPhone())
  await agreeToTerms(page)
  if (marketing) await page.getByLabel('이메일', { exact: true }).last().check()
  await page.getByRole('button', { name: '가입하기' }).click()
}

/** Fills the address of the order sheet's only place, where the member's last order has not done that already. */
export async function fillPlace(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '주문서와 결제' })).toBeVisible()
  await expect(page.getByRole('region', { name: '받는 곳' })).toBeVisible()
  if (!(await page.getByLabel('우편번호').isVisible())) return
  await page.getByLabel('우편번호').fill('04524')
  await page.getByLabel('주소', { exact: true }).fill('서울 중구 세종대로 110')
}

/** Agrees to all that the order sheet asks, in one press. */
export const agreeToAll = (page: Page) => page.getByLabel('아래 내용에 모두 동의합니다').check()

/** What the one button of the order sheet and of the payment page says. */
export const PAY = /원 결제하기|가상계좌 발급받기/

/** Fills the order sheet that is open with one place, agrees and orders; stands in the payment window. The order's number. */
export async function placeOrder(page: Page): Promise<string> {
  await fillPlace(page)
  await agreeToAll(page)
  await page.getByRole('button', { name: PAY }).click()
  return numberInWindow(page)
}

/** The order that the payment window, which has opened, is for. */
export async function numberInWindow(page: Page): Promise<string> {
  await expect(page.getByText('연습용 결제창입니다.')).toBeVisible()
  const back = new URL(page.url()).searchParams.get('successUrl') ?? ''
  return new URL(back).pathname.split('/')[2] ?? ''
}

/** The page after the bank's window takes the money, or has the account; who leaves it before has neither. */
export async function moneyIsTaken(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(결제가 완료되었습니다|입금을 기다립니다)$/ })).toBeVisible()
}

/** Orders all that is chosen in the cart and pays by card in the practice window; the order's number. */
export async function orderAndPay(page: Page, memo = ''): Promise<string> {
  await page.getByRole('button', { name: /건 주문하기/ }).click()
  if (memo !== '') await page.getByLabel('담당자에게 전할 말').fill(memo)
  const orderNumber = await placeOrder(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
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

/** Waits until the proof of clean files has gone out by itself; the order is then open in the panel. */
export async function proofIsOut(staff: Page, orderNumber: string, job = ''): Promise<void> {
  await openOrder(staff, orderNumber, job)
  await expect(staff.getByRole('region', { name: '시안', exact: true })).toContainText('v1 올림', BY_A_JOB)
}

/** Makes the next version of the open order's proof, waits until it is drawn and lays it before the customer. */
export async function publishNext(staff: Page, orderNumber: string, version: number, job = ''): Promise<void> {
  await openOrder(staff, orderNumber, job)
  await staff
    .getByRole('button', { name: `v${version} 만들기`, exact: true })
    .last()
    .click()
  await staff.getByRole('link', { name: `v${version} 보고 올리기` }).click()
  await staff.getByRole('button', { name: '고객에게 올리기' }).click()
  await expect(staff.getByText(/고객에게 올린 판입니다/)).toBeVisible()
}

/** A courier's number; the shop takes each only once. */
export const waybillNumber = (): string => String(Date.now()).slice(-12)
