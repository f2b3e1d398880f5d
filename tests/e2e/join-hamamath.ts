import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { agreeToTerms, expectAccessible, formIsLive, newPhone, provePhone, seenAtBothWidths } from './steps.ts'

const photograph = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer(),
})

/** From the page that asks for an account: a new academy asks 하마매쓰 to be let in, and waits. */
export async function askToJoin(page: Page, request: APIRequestContext, academy: string): Promise<void> {
  await page.getByRole('link', { name: '계정 만들고 이어가기' }).click()
  await formIsLive(page)
  const id = `b${Date.now().toString(36)}`
  await page.getByLabel('아이디').fill(id)
  await page.getByLabel('비밀번호', { exact: true }).fill('Folio#Head2026')
  await page.getByLabel('비밀번호 확인').fill('Folio#Head2026')
  await page.getByLabel('이름').fill('한결')
  await page.getByLabel('이메일', { exact: true }).first().fill(`${id}@example.com`)
  await provePhone(page, request, newPhone())
  await agreeToTerms(page)
  await page.getByRole('button', { name: '가입하기' }).click()

  await page.waitForURL((url) => url.pathname === '/brands/hamamath/join')
  await formIsLive(page)
  await page.getByLabel('학원 이름').fill(academy)
  await page.getByLabel('사업자등록증 파일 고르기').setInputFiles(await photograph('사업자등록증'))
  await expect(page.getByText('사업자등록증.png')).toBeVisible()
  await page.getByLabel('안내를 확인했고 가입에 동의해요.').check()
  await page.getByRole('button', { name: '하마매쓰 가입하기' }).click()
  await expect(page.getByText('지점 이름이나 계약번호를 입력해 주세요.').first()).toBeVisible()
  await page.getByLabel('지점 이름이나 계약번호').fill('분당점')
  await seenAtBothWidths(page, '2-join')
  await page.getByRole('button', { name: '하마매쓰 가입하기' }).click()
  await expect(page.getByRole('heading', { name: '가입을 확인하고 있어요' })).toBeVisible()
}

export async function approveAcademy(desk: Page, academy: string): Promise<void> {
  await desk.goto('/admin/members?show=brands')
  await desk.getByLabel('브랜드', { exact: true }).selectOption({ label: '하마매쓰' })
  await desk.getByRole('button', { name: `${academy} 신청 보기` }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText('분당점')).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: '승인하기' }).click()
  await expect(desk.getByText('승인하고 문자로 알렸습니다.')).toBeVisible()
}
