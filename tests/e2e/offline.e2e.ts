import { expect, type Page, type Route, test } from '@playwright/test'
import { makePdf, pdfNamed } from './make-pdf.ts'
import { addFlyer, memberApi } from './member-api.ts'
import {
  agreeToAll,
  ARRIVED,
  BY_A_JOB,
  expectAccessible,
  fillPlace,
  formIsLive,
  logInAsMember,
  numberInWindow,
  picture,
} from './steps.ts'

const LOST = '인터넷 연결이 끊겼습니다.'
const BACK = '다시 연결되었습니다. 이어서 합니다.'

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const total = (page: Page) => page.getByRole('complementary', { name: '작업 전표' }).locator('output')

/** Somebody has had the page before them for a moment: what must be here without a line was asked for, and has come. */
async function hasCome(page: Page): Promise<void> {
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  )
}

async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await formIsLive(page)
  await hasCome(page)
}

async function loseLine(page: Page): Promise<void> {
  await hasCome(page)
  await page.context().setOffline(true)
  await expect(page.getByText(LOST)).toBeVisible()
}

async function findLine(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText(BACK)).toBeVisible()
}

test('without a line options still have their price, and a job on its way to the cart waits and arrives', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/cart')
  await openAtRest(page, '/product/flyer/option?product-type=D304')
  const before = await total(page).innerText()
  // Before the page was touched, when the least of it is there.
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: /^8,000장/ }).check({ force: true })
  await expect(page.getByText(LOST)).toBeVisible()
  await expect(total(page)).not.toHaveText(before)
  const price = await total(page).innerText()
  await expectAccessible(page)
  await picture(page, '1-options')

  await press(page, '장바구니')
  await expect(page).toHaveURL(/\/product\/flyer\/option/)
  await findLine(page)
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
  const row = page.getByRole('listitem').filter({ hasText: '8,000장' }).first()
  await expect(row).toContainText(price.replace('원', '').trim())
})

test('an upload waits for the line, says so, and goes on where it stopped', async ({ page }) => {
  await openAtRest(page, '/product/flyer/file')
  await page.getByRole('heading', { level: 1 }).click()
  // The line goes while the file itself is on its way to the storage.
  const cut = async (route: Route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await page.context().setOffline(true)
    return route.abort('internetdisconnected')
  }
  await page.route('**/*', cut)
  const flyer = await makePdf({ pages: 2, width: 210, height: 297, colourPages: [1, 2] })
  await page.locator('input[type=file]').first().setInputFiles(pdfNamed('끊기는 전단.pdf', flyer))
  await expect(page.getByText(LOST)).toBeVisible()
  await expect(page.getByText('연결이 끊겨 기다리고 있습니다. 이어지면 자동으로 계속합니다.')).toBeVisible()
  await expectAccessible(page)
  await picture(page, '2-upload')
  await page.unroute('**/*', cut)
  await findLine(page)
  await expect(page.getByText(ARRIVED)).toBeVisible(BY_A_JOB)
  await expect(page.getByText('끊기는 전단.pdf')).toBeVisible()
})

test('an order that is sent without a line is placed once it is back, with all that was written', async ({ page }) => {
  await logInAsMember(page, '/mypage/cart', 'nuri')
  await addFlyer(await memberApi(page), 1000)
  await page.goto('/order-progress')
  await fillPlace(page)
  const order = page.getByRole('button', { name: /원 결제하기/ })
  await expect(order).toBeEnabled()
  await loseLine(page)
  await page.getByLabel('담당자에게 전할 말').fill('끊긴 동안 적은 말입니다.')
  await agreeToAll(page)
  await order.click()
  await expect(page).toHaveURL(/\/order-progress/)
  await expectAccessible(page)
  await picture(page, '3-sheet')
  await findLine(page)
  const orderNumber = await numberInWindow(page)
  await page.goto('/mypage/order')
  await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toHaveCount(1)
})
