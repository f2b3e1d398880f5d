import { expect, type Page, test } from '@playwright/test'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { memberApi, placeFlyer } from '../member-api.ts'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { mailboxOf, newestCode } from '../sandbox-mailbox.ts'
import { expectAccessible, logInAsMember, logInAsStaff, newPhone, placeOrder, provePhone, shot } from '../steps.ts'

const watch = (...pages: Page[]) => {
  const problems: string[] = []
  for (const page of pages) page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

test('a member asks from an order with a file, and orders the estimate of the answer', async ({ page, browser }) => {
  test.slow()
  await logInAsMember(page, '/mypage/contact')
  const api = await memberApi(page)
  const { orderNumber } = await placeFlyer(api, 1000)
  const estimate = await api('/api/estimates', { jobs: [{ spec: BOOK.defaults, title: '서촌의 골목' }] })
  const title = `양장으로 바꾸면 얼마일까요 ${Date.now()}`
  const staff = await logInAsStaff(browser)
  const problems = watch(page, staff)

  await page.goto('/mypage/contact')
  await expect(page.getByRole('heading', { name: '1:1 문의', level: 1 })).toBeVisible()
  await page.goto(`/mypage/contact?order=${orderNumber}`)
  await page.getByLabel('제목').fill(title)
  await page.getByLabel('내용').fill('같은 본문으로 80부 더 만들려고 합니다. 12월 18일 전에 받아야 해요.')
  // What was written stands after a reload.
  await page.reload()
  await expect(page.getByLabel('제목')).toHaveValue(title)
  await page.getByRole('radio', { name: '견적', exact: true }).check()
  const pdf = await makePdf({ pages: 2, width: 148, height: 210, colourPages: [1] })
  await page.locator('form input[type=file]').setInputFiles(pdfNamed('참고.pdf', pdf))
  await expect(page.getByRole('list', { name: '붙일 파일' })).toContainText('KB')
  await expectAccessible(page)
  await shot(page, '1-new')
  await page.getByRole('button', { name: '문의 남기기' }).click()
  await page.waitForURL(/\/mypage\/contact\/chat\//)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('참고.pdf')).toBeVisible()
  await expectAccessible(page)

  await staff.getByRole('link', { name: '1:1 문의', exact: false }).first().click()
  await staff.getByRole('link', { name: title }).click()
  await expect(staff.getByRole('heading', { name: title })).toBeVisible()
  await staff.getByRole('button', { name: '내가 맡기' }).click()
  await expect(page.getByText('읽음')).toBeVisible()
  await staff.getByRole('tab', { name: '직원 메모' }).click()
  await staff.getByLabel('직원 메모 쓰기').fill('단골 고객입니다')
  await staff.getByRole('button', { name: '메모 남기기' }).click()
  await expect(staff.getByText('단골 고객입니다').first()).toBeVisible()
  await staff.getByRole('tab', { name: '고객에게 답변' }).click()
  await staff.getByLabel('답변 쓰기').fill('네, 만들 수 있어요. 견적을 붙여 드립니다.')
  await staff.getByLabel('붙일 견적이나 시안').selectOption(`estimate ${estimate.number}`)
  await staff.getByRole('button', { name: '다른 수량도 보이기' }).click()
  const quantities = staff.getByRole('dialog', { name: '다른 수량도 보이기' })
  await quantities.getByLabel('첫째 수량').fill('50')
  await quantities.getByLabel('둘째 수량').fill('200')
  await expect(quantities.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(staff)
  await quantities.getByRole('button', { name: '답변에 붙이기' }).click()
  await expectAccessible(staff)
  await shot(staff, '2-desk')
  await staff.getByRole('button', { name: '답변 보내기' }).click()

  // The open page learns of the answer by itself, and of nothing that was noted.
  const card = page.getByRole('region', { name: `견적 ${estimate.number}` })
  await expect(card).toBeVisible()
  await expect(card.getByRole('radio')).toHaveCount(3)
  await page.getByRole('radio', { name: /^200권/ }).check({ force: true })
  await expect(card).toBeHidden()
  await page.getByRole('radio', { name: /^100권/ }).check({ force: true })
  await page.getByRole('button', { name: '전화로 상담하고 싶습니다' }).click()
  await expect(page.getByLabel('답글 쓰기')).toHaveValue('전화로 상담하고 싶습니다.')
  await page.getByLabel('답글 쓰기').fill('')
  await expect(page.getByText('단골 고객입니다')).toBeHidden()
  await expectAccessible(page)
  await shot(page, '3-answer')
  // Times for a visit go with the next answer, and one press books.
  await staff.getByLabel('답변 쓰기').fill('천 견본은 오셔서 만져 보실 수 있어요.')
  await staff.getByRole('button', { name: '방문 시간 제안' }).click()
  const times = staff.getByRole('dialog', { name: '방문 시간 제안' })
  // One phone comes once at a time, and this member books in every run.
  const at = Date.now() % 20
  await times.getByRole('checkbox').nth(at).check()
  await times
    .getByRole('checkbox')
    .nth(at + 1)
    .check()
  await expectAccessible(staff)
  await shot(staff, '8-times')
  await times.getByRole('button', { name: '답변에 붙이기' }).click()
  await staff.getByRole('button', { name: '답변 보내기' }).click()
  const visit = page.getByRole('region', { name: '상담 방문 시간 제안' })
  await expect(visit.getByRole('button')).toHaveCount(2)
  await expectAccessible(page)
  await shot(page, '9-times')
  await visit.getByRole('button').first().click()
  await expect(visit.getByText('상담 방문을 예약했습니다')).toBeVisible()
  await expect(visit.getByRole('link', { name: '예약 보기·바꾸기' })).toBeVisible()
  await shot(page, '10-booked')

  await card.getByRole('button', { name: '이 견적으로 주문' }).click()
  await page.waitForURL(/\/order-progress/)
  await placeOrder(page)

  await page.goto('/mypage/contact')
  await page.getByRole('link', { name: title }).click()
  await expect(card.getByRole('link', { name: /주문 \d{8}-/ })).toBeVisible()
  await page.getByRole('radio', { name: '아주 도움됐어요' }).check()
  await page.getByRole('button', { name: '보내기', exact: true }).last().click()
  await expect(page.getByText('고맙습니다')).toBeVisible()
  await page.goto('/mypage/contact')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '4-list')
  await page.goto('/mypage/contact/old')
  await expect(page.getByText('지난 문의가 없습니다')).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a visitor asks with a proven phone, and reads the answer by the link of the message', async ({
  page,
  browser,
  request,
}) => {
  const staff = await logInAsStaff(browser)
  const problems = watch(page, staff)
  const phone = newPhone()
  const title = `종이 견본을 볼 수 있나요 ${phone}`
  await page.goto('/cust/map')
  await page.goto('/cust/inquiry')
  await page.getByRole('radio', { name: '기타' }).check()
  await page.getByLabel('제목').fill(title)
  await page.getByLabel('내용').fill('오늘 오후에 가려고 합니다.')
  await page.getByLabel('이름').fill('김방문')
  await provePhone(page, request, phone)
  await expectAccessible(page)
  await shot(page, '5-visitor')
  await page.getByRole('button', { name: '문의 남기기' }).click()
  await page.waitForURL(/\/cust\/inquiry\//)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.poll(async () => (await mailboxOf(request, phone)).join('\n')).toMatch(/\/cust\/inquiry\/[0-9a-f-]{36}/)
  const link = new URL(page.url()).pathname

  await staff.goto('/admin/inquiries')
  await expect(staff.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '6-inbox')
  await staff.getByRole('link', { name: title }).click()
  await staff.getByLabel('답변 쓰기').fill('네, 견본은 1층에 있습니다.')
  await staff.getByRole('button', { name: '답변 보내기' }).click()
  await expect(page.getByText('견본은 1층에')).toBeVisible()

  // Another browser proves the phone before it sees anything.
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: '내 문의' })).toBeVisible()
  await expect(other.getByText(title)).toBeHidden()
  const before = (await mailboxOf(request, phone)).length
  await other.getByLabel('휴대전화 번호').fill(phone)
  await other.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(other.getByRole('timer')).toBeVisible()
  await other.getByLabel('인증번호').fill(await newestCode(request, phone, before))
  await other.getByRole('button', { name: '확인', exact: true }).click()
  await expect(other.getByText('견본은 1층에')).toBeVisible()
  await shot(other, '7-visitor-answer')
  expect(problems).toEqual([])
})
