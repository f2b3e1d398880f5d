import { expect, test } from '@playwright/test'
import { expectStill } from '../still.ts'
import { expectAccessible, formIsLive, logIn, logInAsMember, logInAsStaff, openLive, press, shot } from '../steps.ts'

test('a visitor on a phone sees the clock and puts a report in a hurry into the cart, fee and all', async ({
  page,
}) => {
  await openLive(page, '/24report')
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/)
  await expect(page.getByRole('listitem').filter({ hasText: '승인 마감' })).toBeVisible()
  const quote = page.getByRole('form', { name: '바로 견적' })
  const total = quote.getByRole('status').first()
  const first = await total.innerText()
  await quote.getByLabel('부수').fill('40')
  await expect(total).not.toHaveText(first)
  await expect(quote.getByRole('radio', { name: /^24시간/ })).toBeChecked()
  await quote.getByLabel('부수').fill('101')
  await expect(quote.getByText(/300쪽과 100부까지 됩니다/)).toBeVisible()
  await quote.getByLabel('부수').fill('40')
  await expect(quote.getByRole('radio', { name: /^24시간/ })).toBeChecked()
  await expectAccessible(page)
  await shot(page, '1-report')
  const price = await total.innerText()

  await quote.getByRole('button', { name: '이 사양으로 시작' }).click()
  await page.waitForURL(/\/product\/book\/option/)
  await formIsLive(page)
  await expect(page.getByRole('radio', { name: /^24시간/ })).toBeChecked()
  await page.getByText('가격이 나온 과정').click()
  await expect(page.getByText('24시간 제작').first()).toBeVisible()
  await press(page, '장바구니')
  await page.waitForURL(/\/member\/login\?from=/)
  await logIn(page)
  await page.waitForURL((url) => url.pathname === '/mypage/cart')
  await expect(page.getByText(price).first()).toBeVisible()
  await expect(page.getByText(/40권 24시간/).first()).toBeVisible()
})

test('the drawing of a report stands while the code that draws it is on its way', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/job-drawing-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openLive(page, '/24report')
  const quote = page.getByRole('form', { name: '바로 견적' })
  const total = quote.getByRole('status').first()
  const first = await total.innerText()
  await quote.getByLabel('부수').fill('40')
  await expect(total).not.toHaveText(first)
  const drawing = page.getByRole('img', { name: /책 그림/ })
  await expect(drawing).toBeVisible()
  await quote.getByLabel('쪽수').fill('200')
  release()
  await expect(drawing).toHaveAccessibleName(/200쪽/)
})

test('a visitor leafs through the sample of an e-book, makes its letters larger and keeps it', async ({ page }) => {
  await page.goto('/ebook')
  await page.getByRole('button', { name: '샘플 읽기' }).click()
  const book = page.getByRole('region', { name: '첫 장 읽기' })
  await expect(book.getByText('첫 장').first()).toBeVisible()
  await book.getByRole('button', { name: '글자 크게' }).click()
  await book.getByRole('button', { name: '차례' }).click()
  await book.getByRole('button', { name: '글자가 자리를 찾는 법' }).click()
  await expect(book.getByText(/종이책 1[45]쪽/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '5-sample')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '샘플 EPUB 받기' }).click()
  expect((await saved).suggestedFilename()).toBe('첫 장.epub')
})

test('the owner writes news and a promotion, and a customer takes the coupon from the poster', async ({
  page,
  browser,
}) => {
  const name = `문집 쿠폰 ${Date.now().toString(36)}`
  const staff = await logInAsStaff(browser)
  await staff.goto('/admin/coupons/new')
  await staff.getByLabel('이름').fill(name)
  await staff.getByLabel('할인 금액').fill('30000')
  await staff.getByLabel('받는 방법').selectOption('쿠폰함에서 받기')
  await staff.getByRole('button', { name: '저장' }).click()
  await staff.getByRole('button', { name: '시작', exact: true }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: '시작' }).click()
  await expect(staff.getByText('진행 중')).toBeVisible()

  await staff.goto('/admin/content/new?kind=promotion')
  await staff.getByLabel('제목').fill('졸업문집')
  await staff.getByLabel('소개').fill('한 반 스물네 명이면 스물네 권.')
  await staff.getByLabel('포스터 색').fill('#7a7a7a')
  await expect(staff.getByText(/4\.3:1/)).toBeVisible()
  await staff.getByLabel('포스터 색').fill('#f4c820')
  const campaign = staff.getByLabel('받을 쿠폰')
  const choice = campaign.getByRole('option', { name: new RegExp(name) })
  await expect(choice).toBeAttached()
  await campaign.selectOption((await choice.getAttribute('value')) ?? '')
  await staff.getByRole('button', { name: '상품 더하기' }).click()
  await staff.getByLabel('상품 1 이름').fill('반 문집')
  await staff.getByRole('textbox', { name: '내용' }).pressSequentially('한 번 주문에 한 장 쓸 수 있어요.')
  await expectAccessible(staff)
  await shot(staff, '2-desk')
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('저장했습니다.')).toBeVisible()
  await staff.getByRole('button', { name: '공개', exact: true }).click()
  await expect(staff.getByText('공개했습니다.')).toBeVisible()

  await staff.goto('/admin/content/new?kind=press')
  await staff.getByLabel('제목').fill('한 권도 만 권과 같은 검사')
  await staff.getByLabel('매체').fill('한강경제')
  await staff.getByLabel('원문 주소').fill('https://news.example/articles/1')
  await staff.getByLabel('실린 날').fill('2026-11-12')
  await staff.getByLabel('요약').fill('주문 창에 놓은 PDF를 올라가는 동안 검사한다.')
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('저장했습니다.')).toBeVisible()
  await staff.getByRole('button', { name: '공개', exact: true }).click()
  await expect(staff.getByText('공개했습니다.')).toBeVisible()

  await page.goto('/press')
  const original = page.getByRole('link', { name: /한 권도 만 권과 같은 검사/ })
  await expect(original).toHaveAttribute('href', 'https://news.example/articles/1')
  await expect(page.getByText('한강경제')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-press')

  const visitor = await browser.newPage()
  await expectStill(visitor, '/promotion/mobile')
  await visitor.close()

  await logInAsMember(page, '/promotion/mobile')
  await expect(page.getByRole('heading', { level: 1, name: '졸업문집' })).toBeVisible()
  await expect(page.getByText(/^쿠폰 전 /)).toBeVisible()
  const bar = page.getByRole('region', { name: '바로 시작' })
  const onPhone = (page.viewportSize()?.width ?? 0) < 768
  await expect(bar).toHaveCount(onPhone ? 1 : 0)
  if (onPhone) await expect(bar.getByRole('button', { name: '쿠폰 받고 시작하기' })).toBeEnabled()
  await page.getByRole('button', { name: '쿠폰 받기' }).click()
  await expect(page.getByText('쿠폰을 받았어요.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '4-promotion')
  if (onPhone) {
    await bar.getByRole('button', { name: '주문 시작하기' }).click()
    await page.waitForURL(/\/product\/book\/option/)
    await page.goBack()
    // What was taken stays taken: asked for once more, the bar says why and leads on all the same.
    await bar.getByRole('button', { name: '쿠폰 받고 시작하기' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(bar.getByRole('button', { name: '주문 시작하기' })).toBeVisible()
  }
  await page.getByRole('link', { name: '쿠폰함 보기' }).click()
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
})
