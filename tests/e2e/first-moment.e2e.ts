import { expect, test } from '@playwright/test'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { pdfNamed } from './make-pdf.ts'
import { logInAsMember } from './steps.ts'

test('the first key and the first right click are caught before any script of the app has come', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/')
  const prevented = await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'F12', bubbles: true, cancelable: true })
    const menu = new PointerEvent('contextmenu', { pointerType: 'mouse', bubbles: true, cancelable: true })
    const onPicture = new PointerEvent('contextmenu', { pointerType: 'mouse', bubbles: true, cancelable: true })
    const picture = document.body.appendChild(document.createElement('img'))
    document.body.dispatchEvent(key)
    document.body.dispatchEvent(menu)
    picture.dispatchEvent(onPicture)
    return [key, menu, onPicture].map((event) => event.defaultPrevented)
  })
  expect(prevented).toEqual([true, true, false])
})

test('a member of another type sees nothing of the page, then why, and the way back to where he was', async ({
  page,
}) => {
  await logInAsMember(page, '/mypage/order', 'nuri')
  // A part of this page that is refused has it loaded again, across the way to the next one: it is left first.
  await page.goto('about:blank')
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/product/book/option')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.unroute('**/assets/**')

  await page.goto('/cust/faq')
  await page.getByRole('link', { name: '책', exact: true }).first().click()
  await expect(page.getByText('403')).toBeVisible()
  await page.getByRole('link', { name: '이전 페이지로 이동' }).click()
  await page.waitForURL((url) => url.pathname === '/cust/faq')
})

test('an unknown path is shown as it was typed', async ({ page }) => {
  await page.goto('/없는-쪽/하나')
  await expect(page.getByText('/없는-쪽/하나')).toBeVisible()
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await page.screenshot({ path: 'test-results/not-found.png' })
})

test('a file that was chosen before the page listened is taken when it does', async ({ page }) => {
  let letThrough: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed('급한 전단.pdf', await textBook(1)))
  letThrough()
  await expect(page.getByText('급한 전단.pdf').first()).toBeVisible()
})
