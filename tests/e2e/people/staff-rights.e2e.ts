import { expect, type Page, test } from '@playwright/test'
import { fromBase32, stepAt, totpAt } from '#/server/features/people/staff/totp.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { mailboxOf } from '../sandbox-mailbox.ts'
import { expectAccessible, logInAsStaff, shot } from '../steps.ts'

const PASSWORD = 'Vellum8?Quire'
const DESK = { width: 1440, height: 900 }

async function invitationTo(page: Page, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const [mail = ''] = await mailboxOf(page.request, email)
      link = /\/admin\/invitation#[\w-]+/.exec(mail)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('somebody is invited, joins with a second factor, loses a right while the page is open, and leaves', async ({
  browser,
}) => {
  const mark = Date.now().toString(36).slice(-5)
  const roleName = `후기 ${mark}`
  const name = `윤${mark}`
  const email = `critic${mark}@example.com`
  const admin = await logInAsStaff(browser)
  await admin.getByRole('link', { name: '직원과 권한' }).click()
  await expect(admin.getByRole('heading', { name: '직원과 권한', level: 1 })).toBeVisible()
  await admin.getByRole('button', { name: '역할 더하기' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('역할 이름').fill(roleName)
  await dialog.getByRole('checkbox', { name: /^후기/ }).check()
  await dialog.getByRole('checkbox', { name: /^회원 열람/ }).check()
  await dialog.getByLabel('내 비밀번호').fill(DEMO_STAFF_PASSWORD)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: '역할 만들기' }).click()
  await expect(admin.getByText('역할을 만들었습니다.')).toBeVisible()

  await admin.getByRole('button', { name: '직원 초대' }).click()
  await dialog.getByLabel('이름', { exact: true }).fill(name)
  await dialog.getByLabel('이메일').fill(email)
  await dialog.getByRole('checkbox', { name: roleName }).check()
  await dialog.getByLabel('내 비밀번호').fill(DEMO_STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '초대 보내기' }).click()
  await expect(admin.getByText('초대 메일을 보냈습니다.', { exact: false })).toBeVisible()
  await expect(admin.getByRole('button', { name: `${name} 초대 거두기` })).toBeVisible()
  await expectAccessible(admin)
  await shot(admin, '1-invited')

  const context = await browser.newContext({ viewport: DESK })
  const page = await context.newPage()
  const link = await invitationTo(page, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `${name} 님, 반갑습니다` })).toBeVisible()
  await page.getByLabel('쓰실 아이디').fill(`critic${mark}`)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await shot(page, '2-join')
  await page.getByRole('button', { name: '계정 만들기' }).click()
  await expect(page.getByText('2단계 인증을 켜면 계속할 수 있습니다.')).toBeVisible()
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '설정 시작' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('앱에 보이는 숫자 6자리').fill(totpAt(fromBase32(secret), stepAt(new Date())))
  await page.getByRole('button', { name: '켜기' }).click()
  await expect(page.getByRole('heading', { name: '복구 코드' })).toBeVisible()
  await expect(page.getByText('이 기기')).toBeVisible()
  await expectAccessible(page)

  const menu = page.getByRole('navigation', { name: '업무' })
  await expect(menu.getByRole('link', { name: '직원과 권한' })).toHaveCount(0)
  await menu.getByRole('link', { name: '후기' }).click()
  await expect(page.getByRole('heading', { name: '후기', level: 1 })).toBeVisible()

  await admin.reload()
  await admin.getByRole('button', { name: `${roleName} 역할 고치기` }).click()
  await dialog.getByRole('checkbox', { name: /^후기/ }).uncheck()
  await dialog.getByLabel('내 비밀번호').fill(DEMO_STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(admin.getByText('역할을 바꿨습니다.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '답 없음' }).click()
  await expect(page.getByRole('heading', { name: '권한이 없습니다' })).toBeVisible()
  await expect(page.getByText(/「후기」 권한이 있어야 열립니다/)).toBeVisible()
  await expect(menu.getByRole('link', { name: '후기' })).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, '3-lost')

  await admin.getByRole('button', { name: `${name} 고치기` }).click()
  await expect(dialog.getByText('로그인한 곳')).toBeVisible()
  await shot(admin, '4-account')
  await dialog.getByLabel('내 비밀번호').last().fill(DEMO_STAFF_PASSWORD)
  await dialog.getByLabel('계정을 닫겠습니다').check()
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: '계정 닫기' }).click()
  await expect(admin.getByText('닫았습니다.', { exact: false })).toBeVisible()
  await menu.getByRole('link', { name: '회원' }).click()
  await expect(page.getByRole('heading', { name: '업무 로그인' })).toBeVisible()
  await page.goto(link)
  await page.reload()
  await expect(page.getByText('이미 쓴 초대입니다.', { exact: false })).toBeVisible()
  await context.close()
  await admin.context().close()
})

test('a member stands on one page, with what was agreed and why', async ({ browser }) => {
  const admin = await logInAsStaff(browser)
  await admin.getByRole('link', { name: '회원', exact: true }).click()
  await admin.getByRole('tab', { name: '모든 회원' }).click()
  await admin.getByLabel('회원 찾기').fill('hanul')
  await admin.getByRole('link', { name: /열기$/ }).first().click()
  await expect(admin.getByRole('heading', { name: '주문과 돈' })).toBeVisible()
  await admin.getByLabel('새 메모').fill('견본을 먼저 보내 달라고 하심')
  await admin.getByRole('button', { name: '메모 남기기' }).click()
  await expect(admin.getByText('메모를 남겼습니다.')).toBeVisible()
  await admin.getByRole('button', { name: '할인 정하기' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('할인율').fill('2.5')
  await dialog.getByLabel('마지막 날').fill('2099-12-31')
  await dialog.getByRole('button', { name: '할인 정하기' }).click()
  await expect(dialog.getByText('사유', { exact: false }).first()).toBeVisible()
  await dialog.getByLabel('사유').fill('시험 계약')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: '할인 정하기' }).click()
  await expect(admin.getByText('할인을 정했습니다.', { exact: false })).toBeVisible()
  await expect(admin.getByText('할인 없음 → 2.5% (2099-12-31까지)').first()).toBeVisible()
  await expectAccessible(admin)
  await shot(admin, '5-member')
  await admin.getByRole('button', { name: '할인 정하기' }).click()
  await dialog.getByLabel('할인율').fill('0')
  await dialog.getByLabel('사유').fill('시험이 끝남')
  await dialog.getByRole('button', { name: '할인 정하기' }).click()
  await expect(admin.getByText('할인을 끝냈습니다.')).toBeVisible()
  await admin.context().close()
})
