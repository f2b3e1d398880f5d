import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { countPresses, type Presses } from '../count-presses.ts'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { mailboxOf } from '../sandbox-mailbox.ts'
import {
  agreeToAll,
  agreeToTerms,
  ARRIVED,
  BY_A_JOB,
  expectAccessible,
  fillPlace,
  formIsLive,
  goOnAsGuest,
  logInAsStaff,
  moneyIsTaken,
  newPhone,
  numberInWindow,
  openLive,
  openOrder,
  PAY,
  press,
  proofIsOut,
  provePhone,
  shot,
} from '../steps.ts'

const BOOK_FILES = ['서촌의 골목_표지.pdf', '서촌의 골목_본문.pdf']
const MOST_PRESSES = { first: 12, again: 3 }
/** The practice courier brings parcels with this ending within seconds. */
const quickWaybill = (): string => `${String(Date.now()).slice(-8)}9990`

/** A book's two PDFs on the file page, before anybody asked who the visitor is. */
async function dropBook(page: Page, presses: Presses): Promise<void> {
  await page.locator('main a[href="/product/book/file"]').first().click()
  await page.waitForURL(/\/product\/book\/file/)
  // The front page stands until this one is there, and takes files too.
  await expect(page.getByRole('navigation', { name: '시작하는 방법' })).toBeVisible()
  await formIsLive(page)
  const choose = async (name: string, pdf: Buffer) => {
    presses.filePicked()
    await page.locator('input[type=file]').first().setInputFiles(pdfNamed(name, pdf))
  }
  await choose('서촌의 골목_본문.pdf', await makePdf({ pages: 64, width: 148, height: 210, colourPages: [] }))
  await expect(page.getByText('파일에 맞춰 사양을 채웠습니다.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '쪽수' })).toHaveValue('64')
  await expect(page.getByText(ARRIVED)).toBeVisible()
  const width = await coverWidth(page)
  await choose('서촌의 골목_표지.pdf', await makePdf({ pages: 1, width, height: 210, colourPages: [1] }))
  await expect(page.getByText(ARRIVED)).toHaveCount(2)
}

/** Width of the whole cover in mm, spine included, as the page asks for it once the drawing has come to rest. */
async function coverWidth(page: Page): Promise<number> {
  const shown = async () => {
    const sizes = (await page.locator('main').innerText()).matchAll(/([\d.]+) × 210 mm/g)
    return Math.max(...[...sizes].map((size) => Number(size[1])).filter((width) => width < 400))
  }
  // The drawing grows into the new spine, and its measure with it.
  let last = 0
  await expect
    .poll(
      async () => {
        const before = last
        last = await shown()
        return last === before
      },
      { intervals: [500] },
    )
    .toBe(true)
  return last
}

/** From the front page to the bank's window as a guest; the order's number. */
async function orderAsGuest(
  page: Page,
  request: APIRequestContext,
  { phone, presses }: { readonly phone: string; readonly presses: Presses },
): Promise<string> {
  await dropBook(page, presses)
  await expectAccessible(page)
  await shot(page, '01-file')
  await press(page, '바로 주문')
  await page.waitForURL(/\/member\/login/)
  await expect(page.getByText('마치면 주문서가 바로 열립니다.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: '비회원으로 주문' }).click()
  await expectAccessible(page)
  await goOnAsGuest(page, request, '윤서영', phone)
  await page.waitForURL(/\/order-progress/)
  // The proven phone is enough.
  await expect(page.getByText('안내는 문자로 보내 드립니다')).toBeVisible()
  await shot(page, '02-order-sheet')
  await fillPlace(page)
  await agreeToAll(page)
  await page.getByRole('button', { name: PAY }).click()
  const orderNumber = await numberInWindow(page)
  console.info(`${test.info().project.name}: ${presses.count()} presses from the front page to the bank's window`)
  expect(presses.count()).toBeLessThanOrEqual(MOST_PRESSES.first)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await moneyIsTaken(page)
  // Nobody remembers a guest's order for the guest: the page says by what it is found again.
  const later = page.getByRole('region', { name: '나중에 이 주문을 찾으시려면' })
  await expect(later.getByRole('link', { name: '비회원 주문조회' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '03-paid')
  return orderNumber
}

/** What only members have is said, and a browser that forgot the guest finds the order by the link of the message. */
async function findAgain(page: Page, request: APIRequestContext, phone: string, orderNumber: string): Promise<void> {
  await page.goto('/mypage/mySetting')
  await expect(page.getByRole('heading', { name: '회원이 되시면 쓸 수 있는 화면입니다' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/cust/notice')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '비회원 주문조회' })).toBeVisible()
  const links = async () =>
    (await mailboxOf(request, phone)).flatMap(
      // The proof may be out already; its message leads to the proof.
      (text) => /\/member\/guest-order\S+%2Fmypage%2Forder\S*/.exec(text)?.[0] ?? [],
    )
  await expect.poll(links).not.toEqual([])
  const [link = ''] = await links()
  expect(link).toContain(orderNumber)
  await openLive(page, link)
  await expectAccessible(page)
  await provePhone(page, request, phone)
  await page.getByRole('button', { name: '주문 찾기' }).click()
  await page.waitForURL(new RegExp(`/mypage/order/${orderNumber}`))
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  await shot(page, '04-order')
}

/** A question about the order, and its answer on the open page. */
async function ask(page: Page, staff: Page, orderNumber: string): Promise<void> {
  const title = `표지 색이 궁금합니다 ${orderNumber}`
  await page.getByRole('link', { name: '이 주문으로 문의' }).click()
  await page.getByLabel('제목').fill(title)
  await page.getByLabel('내용').fill('화면에서 본 주황이 그대로 나올까요?')
  await page.getByRole('button', { name: '문의 남기기' }).click()
  await page.waitForURL(/\/mypage\/contact\/chat\//)
  await staff.goto('/admin/inquiries')
  await staff.getByRole('link', { name: title }).click()
  await staff.getByLabel('답변 쓰기').fill('네, 시안에서 먼저 보여 드립니다.')
  await staff.getByRole('button', { name: '답변 보내기' }).click()
  await expect(page.getByText('시안에서 먼저 보여')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '05-answer')
}

async function approve(page: Page, staff: Page, orderNumber: string): Promise<void> {
  await proofIsOut(staff, orderNumber)
  await staff.getByRole('link', { name: '시안 열기' }).click()
  for (const name of BOOK_FILES) await expect(staff.getByText(name).first()).toBeVisible()
  await page.goto('/mypage/order')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('확인하실 것')
  await expectAccessible(page)
  const waiting = page.getByRole('listitem').filter({ hasText: orderNumber })
  await waiting.getByRole('link', { name: '시안 확인' }).click()
  await page.getByRole('button', { name: '인쇄 승인' }).first().click()
  await shot(page, '06-proof')
  await page.getByRole('dialog').getByRole('button', { name: '인쇄 승인' }).click()
  await expect(page.getByRole('heading', { name: 'v1 인쇄를 승인했습니다' })).toBeVisible()
}

/** Through the workshop and to the door; the page of the parcel follows by itself. */
async function deliver(page: Page, staff: Page, orderNumber: string): Promise<void> {
  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText('인쇄 확정')).toBeVisible()
  await openOrder(staff, orderNumber)
  for (const step of ['제작 걸기', '인쇄 시작', '제본·후가공', '검수·포장', '제작 완료'])
    await staff.getByRole('complementary').getByRole('button', { name: step }).first().click(BY_A_JOB)
  const waybill = quickWaybill()
  await staff.getByLabel('송장 번호').fill(waybill)
  await staff.getByRole('button', { name: '출고하기' }).click()
  await expect(page.getByText(waybill).first()).toBeVisible()
  await page.getByRole('link', { name: '배송조회' }).click()
  await expect(page).toHaveURL(/\/mypage\/shipping\/[\w-]{36}$/)
  await expect(page.getByText('집화 처리')).toBeVisible(BY_A_JOB)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { level: 1, name: '배송 완료' })).toBeVisible(BY_A_JOB)
  await shot(page, '07-parcel')
  await page.getByRole('link', { name: '확인하고 구매확정' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '구매확정' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click()
  await expect(page.getByText('잘 받으셨다고 확인해 주셨습니다.')).toBeVisible()
  await shot(page, '08-confirmed')
}

/** The guest becomes a member, and what was ordered comes along. */
async function join(page: Page, request: APIRequestContext, phone: string, orderNumber: string): Promise<void> {
  await page.goto(`/member/join/general?from=${encodeURIComponent('/mypage/order')}`)
  await formIsLive(page)
  const unique = `j${Date.now().toString(36)}`
  await page.getByLabel('아이디').fill(unique)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('비밀번호 확인').fill('Folio#Head2026')
  await page.getByLabel('이름').fill('윤서영')
  await page.getByLabel('이메일', { exact: true }).first().fill(`${unique}@example.com`)
  await provePhone(page, request, phone)
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL((url) => url.pathname === '/mypage/order')
  await expect(page.getByText('비회원으로 주문하신 1건을 가져올까요?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '가져오기' }).click()
  await expect(page.getByText('비회원으로 하신 주문 1건을 가져왔습니다.')).toBeVisible()
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  await shot(page, '09-taken')
}

async function review(page: Page, orderNumber: string): Promise<void> {
  await page.getByRole('link', { name: `후기 쓰기 ${orderNumber}` }).click()
  await page.getByRole('group', { name: '전체' }).getByRole('radio', { name: /^5점/ }).check({ force: true })
  const said = `책등 글자가 가운데 맞았습니다 ${orderNumber}`
  await page.getByLabel('어떠셨나요').fill(said)
  await page.getByRole('button', { name: '후기 올리기' }).click()
  await expect(page.getByRole('article').getByText(said).first()).toBeVisible()
  await shot(page, '10-review')
}

/** From the list of orders to the bank's window. */
async function orderAgain(page: Page, orderNumber: string, presses: Presses): Promise<void> {
  await page.goto('/mypage/order')
  await expect(page.getByRole('region', { name: '내 책장' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '11-list')
  const row = page.getByRole('region', { name: '주문내역' }).getByRole('listitem').filter({ hasText: orderNumber })
  presses.restart()
  const begun = Date.now()
  await row.getByRole('button', { name: '재주문' }).click()
  await page.waitForURL(/\/order-progress/)
  await expect(page.getByRole('region', { name: '받는 곳' })).toContainText('서울 중구 세종대로 110')
  await agreeToAll(page)
  await page.getByRole('button', { name: PAY }).click()
  expect(await numberInWindow(page)).not.toBe(orderNumber)
  const took = Date.now() - begun
  console.info(`${test.info().project.name}: ${presses.count()} presses and ${took} ms to order the same again`)
  expect(presses.count()).toBeLessThanOrEqual(MOST_PRESSES.again)
}

test('from a PDF of a visitor to a book at the door, a review, and the same once more', async ({
  page,
  browser,
  request,
}) => {
  // Everything that happens to a customer, in one life.
  test.setTimeout(1_200_000)
  const problems: string[] = []
  const refused: string[] = []
  const staff = await logInAsStaff(browser)
  for (const watched of [page, staff]) watched.on('pageerror', (error) => problems.push(error.message))
  const phone = newPhone()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  const presses = await countPresses(page)
  const orderNumber = await orderAsGuest(page, request, { phone, presses })
  await findAgain(page, request, phone, orderNumber)
  await ask(page, staff, orderNumber)
  await approve(page, staff, orderNumber)
  await deliver(page, staff, orderNumber)
  // A guest's pages ask for nothing that only members have.
  expect(refused).toEqual([])
  await join(page, request, phone, orderNumber)
  await review(page, orderNumber)
  await orderAgain(page, orderNumber, presses)
  expect(problems).toEqual([])
})
