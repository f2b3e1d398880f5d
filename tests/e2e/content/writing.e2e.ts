import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, logInAsStaff, shot } from '../steps.ts'

const RED_DOT = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#c43e00' } })
    .jpeg()
    .toBuffer()

/** As Word puts it on the clipboard. */
const FROM_WORD = `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1;color:red">·&nbsp;첫째</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">·&nbsp;둘째<script>alert(1)</script></p>`

test('service writes a notice with a table and a picture, looks at it as customers will, publishes it and takes it back', async ({
  page,
  browser,
}) => {
  const staff = await logInAsStaff(browser, 'service')
  await staff.getByRole('link', { name: '글과 배너' }).click()
  await staff.getByRole('link', { name: '공지 쓰기' }).click()
  await staff.getByLabel('제목').fill('설 연휴 출고 안내')
  const text = staff.getByRole('textbox', { name: '내용' })
  const tool = (name: string) => staff.getByRole('button', { name, exact: true }).click()
  await text.pressSequentially('2월 6일부터 9일까지 쉽니다.')
  await text.press('Enter')
  await tool('표')
  for (const words of ['주문한 날', '출고', '도착', '2월 4일', '2월 5일', '2월 6일']) {
    await staff.keyboard.type(words)
    await staff.keyboard.press('Tab')
  }
  await tool('줄 지우기')
  await text.press('Control+End')
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, FROM_WORD)
  await expect(text.getByRole('listitem')).toHaveText(['첫째', '둘째'])
  await text.press('Escape')
  await expect(staff.getByRole('button', { name: '큰 제목' })).toBeFocused()
  await text.press('Control+End')
  await tool('그림')
  const picture = staff.getByRole('dialog', { name: '그림 넣기' })
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: '달력.jpg', mimeType: 'image/jpeg', buffer: await RED_DOT() })
  await expect(picture.getByRole('button', { name: '넣기' })).toBeDisabled()
  await picture.getByLabel('그림 설명').fill('출고하는 날을 표시한 달력')
  await picture.getByRole('button', { name: '넣기' }).click()
  await expect(text.getByRole('img', { name: '출고하는 날을 표시한 달력' })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '1-writing')

  await staff.getByRole('button', { name: '미리 보기' }).click()
  const preview = staff.getByRole('dialog', { name: '미리 보기' })
  await expect(preview.frameLocator('iframe').getByText('설 연휴 출고 안내')).toBeVisible()
  expect(
    await preview.locator('iframe').evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth),
  ).toBe(388)
  await preview.getByRole('tab', { name: /1440/ }).click()
  await expect(preview.frameLocator('iframe').getByText('설 연휴 출고 안내')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-preview')
  await staff.keyboard.press('Escape')

  await tool('저장')
  await expect(staff.getByText('저장했습니다.')).toBeVisible()
  await expect(staff.getByText('초안', { exact: true })).toBeVisible()
  await tool('공개')
  await expect(staff.getByText('공개했습니다.')).toBeVisible()
  await expect(staff.getByRole('link', { name: '손님 화면에서 보기' })).toBeVisible()

  await page.goto('/cust/notice')
  await page.getByRole('link', { name: /설 연휴 출고 안내/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '설 연휴 출고 안내' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('2월 5일')
  const img = page.getByRole('img', { name: '출고하는 날을 표시한 달력' })
  await img.scrollIntoViewIfNeeded()
  await expect.poll(() => img.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  await shot(page, '3-notice')
  const address = page.url()

  // Edited, kept as a second version, and gone back to the first.
  await staff.getByLabel('제목').fill('설 연휴 출고 안내 (고침)')
  await tool('고친 글 공개')
  await expect(staff.getByText('버전 2', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: '버전 1로 되돌리기' }).click()
  await expect(staff.getByLabel('제목')).toHaveValue('설 연휴 출고 안내')
  await tool('내리기')
  await expect(staff.getByText('내렸습니다.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('404').first()).toBeVisible()
})

test('a text that is published while its own page is still on its way stands there as published', async ({
  browser,
}) => {
  const staff = await logInAsStaff(browser, 'service')
  await staff.goto('/admin/content/new?kind=notice')
  await staff.getByLabel('제목').fill('바로 공개한 공지')
  await staff.getByRole('textbox', { name: '내용' }).pressSequentially('내일은 쉽니다.')
  const published = staff.waitForRequest('**/publish')
  await staff.route(/writing\.page/, async (route) => {
    await published
    await route.continue()
  })
  await staff.route('**/publish', async (route) => {
    await staff.waitForURL(/\/admin\/content\/[0-9a-f-]{36}$/)
    await staff.waitForResponse(/\/api\/staff\/writing\/[0-9a-f-]{36}$/)
    await route.continue()
  })
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByText('저장했습니다.')).toBeVisible()
  await staff.getByRole('button', { name: '공개', exact: true }).click()
  await expect(staff.getByRole('link', { name: '손님 화면에서 보기' })).toBeVisible()
  // The other journeys find the notices as they were.
  await staff.getByRole('button', { name: '내리기', exact: true }).click()
  await expect(staff.getByText('내렸습니다.')).toBeVisible()
})

test('a banner and a pop-up are shown where they shall be, and closed for the day; two writers are told of each other', async ({
  page,
  browser,
}) => {
  const staff = await logInAsStaff(browser, 'service')
  const tool = (name: string) => staff.getByRole('button', { name, exact: true }).click()
  await staff.goto('/admin/content/new?kind=banner')
  await staff.getByLabel('배너 글').fill('추석 전 마지막 출고는 24일입니다')
  await staff.getByLabel('고객센터와 안내').check()
  // Not on the home page, where other journeys begin.
  await staff.getByLabel('홈', { exact: true }).uncheck()
  await staff.getByLabel('누르면 갈 곳').fill('javascript:alert(1)')
  await tool('공개')
  await expect(staff.getByText('웹 주소나 가게 안 주소').first()).toBeVisible()
  await staff.getByLabel('누르면 갈 곳').fill('/cust/delivery')
  await tool('공개')
  await expect(staff.getByText('공개했습니다.')).toBeVisible()
  await staff.goto('/admin/content/new?kind=popup')
  await staff.getByLabel('제목').fill('쉬는 날 안내')
  await staff.getByRole('textbox', { name: '내용' }).pressSequentially('내일은 쉽니다.')
  await staff.getByLabel('고객센터와 안내').check()
  await staff.getByLabel('홈', { exact: true }).uncheck()
  await tool('공개')
  await expect(staff.getByRole('button', { name: '내리기' })).toBeVisible()
  await expectAccessible(staff)

  const other = await logInAsStaff(browser)
  await other.goto(staff.url())
  await expect(other.getByText(/님도 이 글을 열어 두었습니다/)).toBeVisible()
  await other.getByLabel('제목').fill('먼저 고친 제목')
  await other.getByRole('button', { name: '저장', exact: true }).click()
  await expect(other.getByText('버전 2', { exact: true })).toBeVisible()
  await staff.getByLabel('제목').fill('나중에 고친 제목')
  await tool('저장')
  await expect(staff.getByText(/그 사이 다른 분이 이 글을 바꿨습니다/).first()).toBeVisible()
  await tool('내 글을 새 버전으로 저장')
  await expect(staff.getByText('버전 3', { exact: true })).toBeVisible()
  await expect(staff.getByLabel('제목')).toHaveValue('나중에 고친 제목')

  await page.goto('/')
  await expect(page.getByText('추석 전 마지막 출고는')).toHaveCount(0)
  await page.goto('/cust/delivery')
  await expect(page.getByRole('link', { name: '추석 전 마지막 출고는 24일입니다' })).toBeVisible()
  const popup = page.getByRole('dialog', { name: '쉬는 날 안내' })
  await expect(popup).toContainText('내일은 쉽니다.')
  await expectAccessible(page)
  await shot(page, '4-closable')
  await popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click()
  await page.getByRole('button', { name: /오늘 그만 보기/ }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: '추석 전 마지막 출고는 24일입니다' })).toHaveCount(0)
  await expect(popup).toHaveCount(0)
  await staff.reload()
  await tool('내리기')
  await staff.goto('/admin/content?kind=banner')
  await staff.getByRole('link', { name: /추석 전/ }).click()
  await tool('내리기')
  await expect(staff.getByText('내렸습니다.')).toBeVisible()

  const press = await logInAsStaff(browser, 'production')
  await expect(press.getByRole('link', { name: '글과 배너' })).toHaveCount(0)
})

test('the owner moves a section of the front page, looks at it on a phone, publishes it and goes back', async ({
  page,
  browser,
}) => {
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  const staff = await logInAsStaff(browser, 'service')
  const publish = async () => {
    await staff.getByRole('button', { name: '고친 글 공개' }).click()
    // Nothing is left to publish.
    await expect(staff.getByRole('button', { name: '내릴 때 저장' })).toBeDisabled()
  }
  await staff.goto('/admin/content?kind=home')
  await staff.getByRole('table').getByRole('link', { name: '첫 화면' }).click()
  await staff.getByRole('button', { name: '연락처를 위로' }).click()
  await staff.getByLabel('연락처 제목').fill('편히 물어보세요')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: '미리 보기' }).click()
  const preview = staff.getByRole('dialog', { name: '미리 보기' }).frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: '편히 물어보세요' })).toBeAttached()
  await staff.keyboard.press('Escape')
  await publish()
  await page.goto('/')
  await expect(headings.filter({ hasText: '편히 물어보세요' })).toHaveCount(1)
  await expectAccessible(page)
  await shot(page, '5-home')

  // The other journeys find the page as it was.
  await staff.getByRole('button', { name: '버전 1로 되돌리기' }).click()
  await expect(staff.getByLabel('연락처 제목')).toHaveValue('물어보셔도 됩니다')
  await publish()
  await page.reload()
  await expect(headings.filter({ hasText: '물어보셔도 됩니다' })).toHaveCount(1)
})

test('the owner changes a guide with a number and a figure of the shop, a wrong name is refused, and visitors read it', async ({
  page,
  browser,
}) => {
  const staff = await logInAsStaff(browser, 'service')
  const lead = staff.getByLabel('한눈에')
  const publish = async () => {
    await staff.getByRole('button', { name: '고친 글 공개' }).click()
    await expect(staff.getByRole('button', { name: '내릴 때 저장' })).toBeDisabled()
  }
  await staff.goto('/admin/content?kind=guide')
  await staff.getByRole('table').getByRole('link', { name: '귀도리' }).click()
  await lead.fill('모서리를 {없는숫자} 둥글립니다.')
  await staff.getByRole('button', { name: '저장', exact: true }).click()
  await expect(staff.getByRole('alert').filter({ hasText: '없는 이름이 있습니다: {없는숫자}' })).toBeVisible()
  await lead.fill('모서리를 둥글립니다. 칼은 {안전영역}까지 봐 주세요.')
  const text = staff.getByRole('textbox', { name: '내용' })
  await text.press('Control+End')
  await staff.getByLabel('안내 그림 넣기').selectOption({ label: '오버프린트와 녹아웃' })
  await expectAccessible(staff)
  await publish()
  await page.goto('/guide/guide6_8')
  await expect(page.getByText('모서리를 둥글립니다. 칼은 3 mm까지 봐 주세요.')).toBeVisible()
  await expect(page.getByLabel('판을 어긋나게 해 보세요')).toBeEnabled()
  await expectAccessible(page)
  await shot(page, '6-guide')

  await staff.getByRole('button', { name: '버전 1로 되돌리기' }).click()
  await expect(lead).not.toHaveValue(/칼은/)
  await publish()
})
