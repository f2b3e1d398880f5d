import { expect, test } from '@playwright/test'
import { textBook } from '../../support/pdf/make-books.ts'
import { buyFlyer } from '../buy-flyer.ts'
import { pdfNamed } from '../make-pdf.ts'
import { BY_A_JOB, expectAccessible, logInAsMember, logInAsStaff, openOrder, proofIsOut, shot } from '../steps.ts'

const NOTE = '통화함. 뒷면 전화번호를 먼저 확인할 것.'
const WISH = '지난번보다 갈색이 붉게 나왔어요. 이번에는 초콜릿 색에 가깝게 부탁드려요.'
const REASON = '뒷면 전화번호를 02-1234-5600으로 바꿨습니다.'

test('a clean file goes out by itself, and staff puts a corrected one in for the customer', async ({ page, browser }, {
  project,
}) => {
  test.slow()
  await logInAsMember(page, '/mypage/cart', 'hanul')
  const orderNumber = await buyFlyer(page)
  const staff = await logInAsStaff(browser, 'proof')
  const problems: string[] = []
  staff.on('pageerror', (error) => problems.push(error.message))
  if (project.name === 'phone') await staff.setViewportSize({ width: 390, height: 844 })
  await proofIsOut(staff, orderNumber)

  await openOrder(staff, orderNumber)
  await staff.getByRole('complementary').getByRole('link', { name: orderNumber }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(staff.getByText('시안 올림 v1')).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '1-order')

  await staff.getByRole('tab', { name: '내부 메모' }).click()
  await expect(staff.getByText('직원만 봅니다. 고객에게 보내지 않습니다.')).toBeVisible()
  await staff.getByRole('textbox', { name: '내부 메모' }).fill(NOTE)
  await staff.getByRole('button', { name: '메모 남기기' }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible()

  const corrected = pdfNamed('점심 차림_고침.pdf', await textBook(2))
  await staff.getByLabel('PDF 고르기').first().setInputFiles(corrected)
  await staff.getByLabel('바꾸는 까닭').fill('음')
  await staff.getByRole('button', { name: '바꾸고 고객에게 알리기' }).click()
  await expect(staff.getByText(/5자 이상/)).toBeVisible()
  await staff.getByLabel('바꾸는 까닭').fill(REASON)
  await staff.getByRole('button', { name: '바꾸고 고객에게 알리기' }).click()
  await expect(staff.getByText('점심 차림_고침.pdf').first()).toBeVisible()
  // Checked, proved and shown anew without another press.
  await expect(staff.getByText('시안 올림 v2')).toBeVisible(BY_A_JOB)
  await expect(staff.getByText('파일을 바꾸었습니다').first()).toBeVisible()
  await staff.getByRole('button', { name: '점심 차림_고침.pdf 열어 보기' }).click()
  await expect(staff.getByRole('img', { name: '점심 차림_고침.pdf 1쪽' }).last()).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-viewer')
  await staff.keyboard.press('Escape')
  await shot(staff, '3-replaced')

  await page.goto(`/mypage/order/${orderNumber}`)
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  await expect(page.getByText(NOTE)).toHaveCount(0)
  await page.goto('/mypage/draft')
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click()
  await expect(page.getByRole('img', { name: 'v2 앞면' })).toBeVisible()
  await expect(page.getByText(NOTE)).toHaveCount(0)

  await staff.goto('/admin/auto-proofs')
  await expect(staff.getByRole('checkbox', { name: /리플렛/ })).not.toBeChecked()
  await expectAccessible(staff)
  await shot(staff, '4-automatic')
  expect(problems).toEqual([])
})

test('a wish of the customer is loud, and its proof waits for a person', async ({ page, browser }) => {
  test.slow()
  await logInAsMember(page, '/mypage/cart', 'hanul')
  const orderNumber = await buyFlyer(page, WISH)
  const staff = await logInAsStaff(browser, 'proof')
  await staff.goto(`/admin/orders/${orderNumber}`)
  await expect(staff.getByText('고객이 남긴 주문 메모가 있습니다.')).toBeVisible(BY_A_JOB)
  const words = staff.getByRole('region', { name: '고객이 남긴 말' })
  await expect(words.getByText(WISH)).toBeVisible()
  await expect(words.getByText('아직 아무도 읽지 않았습니다')).toBeVisible()
  await words.getByRole('button', { name: '읽었습니다' }).click()
  await expect(words.getByText(/시안실 .* 읽음/)).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '5-wish')

  await staff.getByRole('button', { name: '시안 만들기', exact: true }).click()
  await staff.getByRole('link', { name: 'v1 보고 올리기' }).click()
  const publish = staff.getByRole('button', { name: '고객에게 올리기' })
  await expect(publish).toBeEnabled(BY_A_JOB)
  await publish.click()
  await expect(staff.getByRole('link', { name: /다음 시안|할 일로/ })).toBeVisible()
  await shot(staff, '6-published')
})
