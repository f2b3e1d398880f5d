import { expect, type Locator, type Page, test } from '@playwright/test'
import { makePdf, pdfNamed } from './make-pdf.ts'
import { ARRIVED, logInAsStaff, moneyIsTaken, numberInWindow, openLive, proofIsOut } from './steps.ts'

/** The flyer that is chosen; the member's cart may hold other work. */
const JOB = '자판 전단'
/** More stops than any page has on the way to what is wanted. */
const MOST_STOPS = 160

const hasFocus = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement)

/** Walks to it with Tab alone, as somebody does who cannot use a mouse; fails where the focus is held or lost. */
async function walkTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  await expect(wanted).toBeEnabled()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${wanted.toString()}`)
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, wanted)
  await page.keyboard.press(key)
}

async function type(page: Page, wanted: Locator, text: string): Promise<void> {
  await walkTo(page, wanted)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()

/** A page that was gone to inside the app is begun at its heading. */
const expectBegun = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()

/** From the home page to a flyer in another size on the option page. */
async function chooseFlyer(page: Page): Promise<void> {
  // Before the app runs a link opens a page as any site does, from its top.
  await openLive(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '본문으로 바로 가기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('main').getByRole('link', { name: /^전단/ }))
  await page.waitForURL((url) => url.pathname === '/product/flyer/option')
  await expectBegun(page, '전단')
  await walkTo(page, page.getByRole('radio', { name: /^A4/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^A5/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^A5/ })).toBeFocused()
}

async function dropFile(page: Page): Promise<void> {
  // The two ways into the job stand at its head.
  await page.keyboard.press('Home')
  const link = page.getByRole('link', { name: '파일부터 올리기' })
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(link)); stop++) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/product/flyer/file')
  await expectBegun(page, '전단')
  const chooser = page.waitForEvent('filechooser')
  await press(page, button(page, '파일 고르기'))
  const flyer = await makePdf({ pages: 2, width: 148, height: 210, colourPages: [1, 2] })
  await (await chooser).setFiles(pdfNamed('자판 전단.pdf', flyer))
  await expect(page.getByText(ARRIVED)).toBeVisible()
}

async function logIn(page: Page): Promise<void> {
  await page.waitForURL(/\/member\/login/)
  // Three ways on from one sheet: arrows move between them.
  await press(page, page.getByRole('tab', { selected: true }), 'End')
  await type(page, page.getByLabel('아이디 또는 이메일'), 'hong@example.com')
  await type(page, page.getByLabel('비밀번호', { exact: true }), 'Paper&Ink2026')
  await page.keyboard.press('Enter')
}

/** From the cart through the order sheet and the practice window; the order's number. */
async function orderAndPay(page: Page): Promise<string> {
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
  await expectBegun(page, '장바구니')
  await press(page, button(page, /건 주문하기/))
  await expectBegun(page, '주문서와 결제')
  if (await page.getByLabel('우편번호').isVisible()) {
    await type(page, page.getByLabel('우편번호'), '04524')
    await type(page, page.getByLabel('주소', { exact: true }), '서울 중구 세종대로 110')
  }
  await press(page, page.getByLabel('아래 내용에 모두 동의합니다'), 'Space')
  await press(page, button(page, /원 결제하기/))
  const orderNumber = await numberInWindow(page)
  await press(page, page.getByRole('button', { name: /원 결제하기/ }))
  await moneyIsTaken(page)
  return orderNumber
}

async function approve(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/mypage/draft')
  await press(
    page,
    page
      .getByRole('link', { name: new RegExp(orderNumber) })
      .filter({ hasText: JOB })
      .first(),
  )
  const decision = button(page, '인쇄 승인')
  await press(page, decision)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(decision).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }))
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()
}

test('the whole job can be done with the keyboard alone', async ({ page, browser }) => {
  test.slow()
  await chooseFlyer(page)
  await dropFile(page)
  await press(page, button(page, '장바구니'))
  await logIn(page)
  const orderNumber = await orderAndPay(page)
  const staff = await logInAsStaff(browser)
  await staff.goto(`/admin/orders?q=${orderNumber}`)
  await expect(staff.getByRole('row').nth(1)).toBeVisible()
  await proofIsOut(staff, orderNumber, JOB)
  await approve(page, orderNumber)
})

test('a dialog gives the focus back, and the arrow keys stay inside their group', async ({ page }) => {
  await openLive(page, '/product/book/option')
  const chosen = page.getByRole('radio', { name: /^무선/ })
  await walkTo(page, chosen)
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press('ArrowDown')
    const name = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
    expect(name).toBe('binding')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: '전체 메뉴 열기' })
  // A page with a form says when it answers; the head is the same on every page.
  await openLive(page, '/product/flyer/option')
  await press(page, menu)
  await press(page, page.getByRole('button', { name: '메뉴 닫기' }))
  await expect(menu).toBeFocused()
})
