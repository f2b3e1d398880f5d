import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { mailboxOf } from '../sandbox-mailbox.ts'
import { agreeToTerms, expectAccessible, logInAsStaff, newPhone, openLive, provePhone, shot } from '../steps.ts'

const PASSWORD = 'Folio#Head2026'

/** A photograph of a document, as a telephone takes it. */
async function photograph(words: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="840"><rect width="600" height="840" fill="#fff"/>
    <rect x="30" y="30" width="540" height="780" fill="none" stroke="#333" stroke-width="4"/>
    <text x="300" y="140" font-size="44" text-anchor="middle">${words}</text></svg>`
  return { name: `${words}.png`, mimeType: 'image/png', buffer: await sharp(Buffer.from(picture)).png().toBuffer() }
}

test('an academy hands in its documents, is refused with a reason, hands in better ones and is approved', async ({
  page,
  browser,
}) => {
  const academy = `새봄학원 ${Date.now().toString(36).slice(-4)}`
  const phone = newPhone()
  await openLive(page, '/member/join/academy')
  const loginId = `a${Date.now().toString(36)}`
  await page.getByLabel('아이디').fill(loginId)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('이름', { exact: true }).fill('최새봄')
  await page.getByLabel('이메일', { exact: true }).first().fill(`${loginId}@example.com`)
  await provePhone(page, page.request, phone)
  await page.getByLabel('학원 이름').fill(academy)
  await page.getByLabel('대표자 이름').fill('최새봄')
  await page.getByLabel('사업자등록번호').fill('123-45-67891')
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('사업자등록증이나 학원등록증을 올려 주세요.')).toBeVisible()
  await page.getByLabel('사업자등록증 파일 고르기').setInputFiles(await photograph('사업자등록증'))
  await expect(page.getByText('사업자등록증.png')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-join')
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL(/\/member\/join\/end/)

  const staff = await logInAsStaff(browser)
  await staff.getByRole('link', { name: '회원', exact: true }).click()
  await staff.getByRole('button', { name: `${academy} 서류 보기` }).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: '사업자등록증' })).toBeVisible()
  await expectAccessible(staff)
  await shot(staff, '2-decide')
  await dialog.getByRole('button', { name: '반려하기' }).click()
  await expect(dialog.getByText('반려하는 사유를 적어 주세요.', { exact: false })).toBeVisible()
  await dialog.getByLabel('반려 사유').fill('학원등록증을 함께 올려 주세요.')
  await dialog.getByRole('button', { name: '반려하기' }).click()
  await expect(staff.getByText('반려하고 사유를 문자로 알렸습니다.')).toBeVisible()

  await page.goto('/mypage/mySetting')
  await expect(page.getByText('사유: 학원등록증을 함께 올려 주세요.')).toBeVisible()
  await page.getByLabel('학원등록증 파일 고르기').setInputFiles(await photograph('학원등록증'))
  await page.getByRole('button', { name: '서류 내기' }).click()
  await expect(page.getByText('확인하고 있습니다')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-settings')

  await staff.goto('/admin/members')
  await staff.getByRole('button', { name: `${academy} 서류 보기` }).click()
  await expect(staff.getByRole('dialog').getByRole('img')).toHaveCount(2)
  await staff.getByRole('dialog').getByRole('button', { name: '승인하기' }).click()
  await expect(staff.getByText('승인하고 문자로 알렸습니다.')).toBeVisible()
  // By mail: at night the text waits for the morning.
  await expect
    .poll(async () => (await mailboxOf(page.request, `${loginId}@example.com`))[0])
    .toContain('가입을 승인했습니다')

  await staff.getByRole('tab', { name: '모든 회원' }).click()
  await staff.getByLabel('회원 찾기').fill(academy)
  await expect(staff.getByRole('row').filter({ hasText: academy })).toHaveCount(1)
  await expectAccessible(staff)
  await shot(staff, '4-members')
  await staff.context().close()
})

test('staff see what did not arrive, and tell the customer another way', async ({ page, browser }) => {
  // The practice carrier cannot reach numbers with this ending, and says so at once.
  const phone = `010${String(Date.now()).slice(-8, -4)}9991`
  await openLive(page, '/member/find-id')
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const staff = await logInAsStaff(browser)
  await expect(async () => {
    await staff.goto('/admin/messages')
    await expect(staff.getByText('수신을 거부한 번호입니다.').first()).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expectAccessible(staff)
  await shot(staff, '5-messages')
  const row = staff.getByRole('row').filter({ hasText: '9991' }).first()
  await row.getByRole('button', { name: '열어 보기' }).click()
  await expect(staff.getByRole('dialog').getByText(phone)).toBeVisible()
  await staff.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await row.getByRole('button', { name: '따로 알렸음' }).click()
  await expect(staff.getByText('목록에서 내렸습니다.')).toBeVisible()
  await staff.context().close()
})
