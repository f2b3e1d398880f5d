import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { fromBase32, stepAt, totpAt } from '#/server/features/people/staff/totp.ts'
import { startServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { expectAccessible, shot } from '../steps.ts'

/** A shop for strangers, by keys that nobody issued: nothing of the journey asks a vendor. */
const OPEN = {
  PUBLIC_URL: 'https://shop.example.com',
  TRUST_PROXY: '1',
  TOSS_CLIENT_KEY: 'live_ck_of-nobody',
  TOSS_SECRET_KEY: 'live_sk_of-nobody',
  SOLAPI_API_KEY: 'of-nobody',
  SOLAPI_API_SECRET: 'of-nobody',
  SOLAPI_SENDER: '0200000000',
  MAIL_FROM: 'print@shop.example.com',
  LOG_LEVEL: 'info',
}
const PASSWORD = 'Vellum8?Quire'
const COMPANY = [
  ['상호', '시험 인쇄소'],
  ['대표자', '김영희'],
  ['사업자등록번호', '000-00-00000'],
  ['주소', '서울시 어느 길 1'],
  ['전화', '02-000-0000'],
  ['이메일', 'help@shop.example.com'],
  ['개인정보보호책임자', '김영희'],
  ['호스팅 사업자', '직접 운영'],
] as const

const folder = resolve('.cache', `empty-${process.pid}`)
let server: ServerProcess
let post: Server
let takesMail = false

/** Takes every mail, and turns it away while it is told to: 250 or 451. */
const listen = () =>
  createServer((socket) => {
    let inData = false
    const answer = (line: string) => {
      if (inData && line !== '.') return
      const word = line.slice(0, 4).toUpperCase()
      if (line === '.') inData = false
      if (word === 'DATA' && takesMail) inData = true
      const code = word === 'QUIT' ? '221' : inData ? '354' : takesMail || word === 'EHLO' ? '250' : '451'
      socket.write(`${code} so\r\n`)
    }
    let rest = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
    socket.write('220 test\r\n')
  })

test.beforeAll(async () => {
  post = listen()
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done))
  const at = post.address()
  const port = typeof at === 'object' && at ? at.port : 0
  server = await startServerProcess({ ...OPEN, DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
})
test.afterAll(async () => {
  await server?.stop()
  post?.close()
  await rm(folder, { recursive: true, force: true })
})

async function setUpSecondFactor(page: Page): Promise<void> {
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '설정 시작' }).click()
  await expect(page.getByRole('img', { name: '인증 앱으로 찍을 QR 코드' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('앱에 보이는 숫자 6자리').fill(totpAt(fromBase32(secret), stepAt(new Date())))
  await page.getByRole('button', { name: '켜기' }).click()
  await expect(page.getByRole('heading', { name: '복구 코드', exact: true })).toBeVisible()
}

test('an owner comes from an empty folder to the last check by the screen alone', async ({ page, browser }) => {
  await expect.poll(() => server.said()).toMatch(/\/admin\/first-owner#[-\w]+/)
  const code = /\/admin\/first-owner#([-\w]+)/.exec(server.said())?.[1] ?? ''
  await page.goto(`${server.address}/admin/first-owner#${code}`)
  await expect(page.getByRole('heading', { name: '첫 관리자 만들기' })).toBeVisible()
  await expect(page.getByLabel('코드')).toHaveValue(code)
  await page.getByLabel('이름', { exact: true }).fill('김영희')
  await page.getByLabel('이메일').fill('younghee@example.com')
  await page.getByLabel('쓰실 아이디').fill('younghee')
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await shot(page, '1-account')
  await page.getByRole('button', { name: '관리자 만들기' }).click()
  await expect(page.getByRole('heading', { name: /2단계 인증을 켜 주세요/ })).toBeVisible()
  await setUpSecondFactor(page)
  await expectAccessible(page)
  await shot(page, '2-second-factor')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${server.address}/admin/first-owner#${code}`)
  await expect(stranger.getByText('이 가게에는 관리자가 있습니다')).toBeVisible()
  await stranger.context().close()

  await page.getByRole('link', { name: '회사 정보 넣기' }).click()
  await expect(page.getByRole('heading', { name: '설정', level: 1 })).toBeVisible()
  for (const [label, value] of COMPANY) await page.getByLabel(label, { exact: false }).first().fill(value)
  await page.getByLabel('은행').fill('시험은행')
  await page.getByLabel('계좌번호').fill('000-000000-00')
  await page.getByLabel('예금주').fill('시험 인쇄소')
  await page.getByLabel('집하 시각').fill('16:30')
  await expect(page.getByText('12곳을 고쳤습니다')).toBeVisible()
  await expectAccessible(page)
  await shot(page, '3-settings')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText('설정을 저장했습니다.')).toBeVisible()
  await expect(page.getByText('17:00 → 16:30')).toBeVisible()
  await expect(page.locator('header').getByText('16:30')).toHaveCount(1)

  await page.getByRole('link', { name: '개점 전 점검' }).first().click()
  await expect(page.getByText('결제를 아직 시험하지 않았습니다.')).toBeVisible()
  await page.getByRole('button', { name: '써 보기' }).click()
  await expect(page.getByText('쓰고 읽고 지웠습니다.', { exact: false }).first()).toBeVisible()
  await page.getByLabel('받을 메일').fill('younghee@example.com')
  await page.getByRole('button', { name: '나에게 보내기' }).first().click()
  await expect(page.getByText('메일 시험이 끝나지 않았습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '아직 열 수 없습니다' })).toBeVisible()
  await expect(page.getByRole('button', { name: '교료하기' })).toBeDisabled()
  await expectAccessible(page)
  await shot(page, '4-blocked')

  takesMail = true
  await page.getByRole('button', { name: '나에게 보내기' }).first().click()
  await expect(page.getByText('메일 시험이 끝나지 않았습니다.')).toBeHidden()
  // Only 100 won are left, which nobody can pay by keys of nobody; the stamp itself is in stamp.db.test.ts.
  await expect(page.getByText(/막힌 것\s*1\s*개를/)).toBeVisible()
  await expect(page.getByRole('button', { name: '교료하기' })).toBeDisabled()
  await expectAccessible(page)
  await shot(page, '5-one-left')
  await page.goto(server.address)
  await expect(page.getByRole('contentinfo').getByText('시험 인쇄소').first()).toBeVisible()
})
