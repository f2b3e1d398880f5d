import { expect, test } from '@playwright/test'
import { makePdf, pdfNamed } from '../make-pdf.ts'
import { mailboxOf } from '../sandbox-mailbox.ts'
import {
  ARRIVED,
  expectAccessible,
  formIsLive,
  goOnAsGuest,
  newPhone,
  openLive,
  placeOrder,
  press,
  provePhone,
  shot,
} from '../steps.ts'

test('a visitor orders as a guest, finds the order again and takes it into an account', async ({ page, request }) => {
  test.slow()
  const phone = newPhone()
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  await openLive(page, '/product/flyer/option')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(pdfNamed('점심 차림.pdf', await makePdf({ pages: 2, width: 210, height: 297, colourPages: [1, 2] })))
  await expect(page.getByText(ARRIVED)).toBeVisible()
  await press(page, '바로 주문')
  await page.waitForURL(/\/member\/login/)
  await expect(page.getByText('마치면 주문서가 바로 열립니다.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '01-join')
  await page.getByRole('tab', { name: '비회원으로 주문' }).click()
  await expectAccessible(page)
  await shot(page, '02-guest')
  await goOnAsGuest(page, request, '윤서영', phone)
  await page.waitForURL(/\/order-progress/)
  await shot(page, '03-order-sheet')
  // The proven phone is enough.
  await expect(page.getByText('안내는 문자로 보내 드립니다')).toBeVisible()
  const orderNumber = await placeOrder(page)
  await page.getByRole('button', { name: /원 결제하기/ }).click()
  await page.waitForURL(/\/success/)
  await shot(page, '04-paid')

  await page.goto('/mypage/mySetting')
  await expect(page.getByRole('heading', { name: '회원이 되시면 쓸 수 있는 화면입니다' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '05-members-only')
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
  await shot(page, '06-find')
  await page.getByRole('button', { name: '주문 찾기' }).click()
  await page.waitForURL(new RegExp(`/mypage/order/${orderNumber}`))
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  await shot(page, '07-order')
  // A guest's pages ask for nothing that only members have.
  expect(refused).toEqual([])

  await page.goto(`/member/join/general?from=${encodeURIComponent('/mypage/order')}`)
  await formIsLive(page)
  const unique = `j${Date.now().toString(36)}`
  await page.getByLabel('아이디').fill(unique)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('비밀번호 확인').fill('Folio#Head2026')
  await page.getByLabel('이름').fill('윤서영')
  await page.getByLabel('이메일', { exact: true }).first().fill(`${unique}@example.com`)
  await provePhone(page, request, phone)
  await page.getByLabel('[필수] 만 14세 이상입니다').check()
  await page.getByLabel(/이용약관/).check()
  await page.getByLabel(/개인정보 수집/).check()
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL((url) => url.pathname === '/mypage/order')
  await expect(page.getByText('비회원으로 주문하신 1건을 가져올까요?')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '08-offer')
  await page.getByRole('button', { name: '가져오기' }).click()
  await expect(page.getByText('비회원으로 하신 주문 1건을 가져왔습니다.')).toBeVisible()
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  await shot(page, '09-taken')
})
