import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { dayCustomer, payTogether } from '../production/day-customer.ts'
import { BY_A_JOB, logInAsMember, logInAsStaff, openOrder, seenAtBothWidths } from '../steps.ts'

async function choose(owner: Page, format: 'PDF/X-4 (ISO 15930-7)' | '보통 PDF'): Promise<void> {
  await owner.goto('/admin/settings')
  await owner.getByLabel('인쇄 자료 형식').selectOption({ label: format })
  await expect(owner.getByRole('form', { name: '가게 설정' }).getByRole('status')).toContainText('인쇄 자료 형식')
  await seenAtBothWidths(owner, format === '보통 PDF' ? '3-back' : '1-chosen')
  await owner.getByRole('button', { name: '저장' }).click()
  await expect(owner.getByText('설정을 저장했습니다.')).toBeVisible()
}

/** What each PDF of the package says it is, by the ends of its name. */
async function savedFiles(staff: Page, orderNumber: string): Promise<Record<string, boolean>> {
  await openOrder(staff, orderNumber)
  const box = staff.getByRole('region', { name: '인쇄 자료' })
  // It is made by itself once the customer has approved.
  const save = box.getByRole('button', { name: /내려받기/u })
  await expect(save).toBeVisible(BY_A_JOB)
  const [download] = await Promise.all([staff.waitForEvent('download'), save.click()])
  const files = Object.entries(unzipSync(readFileSync(await download.path())))
  const ends = (name: string) => /_(sheet(?:-imposed)?)_v\d+\.pdf$/u.exec(name)?.[1]
  const isPdfx = (bytes: Uint8Array) => /GTS_PDFXVersion[^<]*PDF\/X-4/u.test(Buffer.from(bytes).toString('latin1'))
  return Object.fromEntries(
    files.flatMap(([name, bytes]) => {
      const end = ends(name)
      return end === undefined ? [] : [[end, isPdfx(bytes)]]
    }),
  )
}

test('the owner wants PDF/X-4, and the press gets an order as that', async ({ page, browser }) => {
  test.setTimeout(1_200_000)
  const owner = await logInAsStaff(browser)
  await choose(owner, 'PDF/X-4 (ISO 15930-7)')
  try {
    await logInAsMember(page, '/mypage/order', 'hanul')
    const customer = await dayCustomer(page)
    const order = await customer.order({ title: `X4 ${String(Date.now()).slice(-5)}` })
    await payTogether(page, [order])
    await customer.approve(order.orderNumber)
    const files = await savedFiles(owner, order.orderNumber)
    expect(files).toEqual({ sheet: true, 'sheet-imposed': true })
    await expect(owner.getByRole('region', { name: '인쇄 자료' })).not.toContainText('PDF/X-4로 쓰지 못해')
    await seenAtBothWidths(owner, '2-package')
  } finally {
    await choose(owner, '보통 PDF')
  }
})
