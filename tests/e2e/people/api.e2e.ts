import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { expectAccessible, logIn, shot } from '../steps.ts'

const FIRM = 'print@hanul.example.com'

/** A firm's own system: what it was sent. */
async function ownSystem() {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, received, close: () => server.close() }
}

test('a firm makes a key, hears by a webhook and reads how to order', async ({ page, request }, { project }) => {
  const system = await ownSystem()
  const name = `재고 시스템 ${project.name}${Date.now().toString(36)}`
  await page.goto('/member/login?from=/mypage/mySetting')
  await logIn(page, FIRM)
  await page.getByRole('link', { name: 'API 키와 웹훅' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'API 연동' })).toBeVisible()

  await page.getByRole('button', { name: '키 만들기' }).click()
  const making = page.getByRole('dialog', { name: 'API 키 만들기' })
  await making.getByRole('button', { name: '만들기' }).click()
  await expect(making.getByText('키 이름을 입력해 주세요.')).toBeVisible()
  await making.getByLabel('키 이름').fill(name)
  await making.getByLabel('결제').uncheck()
  await expectAccessible(page)
  await making.getByRole('button', { name: '만들기' }).click()
  const keeping = page.getByRole('dialog', { name: 'API 키 보관하기' })
  const key = await keeping.getByRole('textbox', { name: 'API 키' }).inputValue()
  await expectAccessible(page)
  await keeping.getByRole('button', { name: '보관했습니다' }).click()
  const headers = { authorization: `Bearer ${key}` }
  expect((await request.get('/api/orders', { headers })).status()).toBe(200)
  expect((await request.get('/api/members/me', { headers })).status()).toBe(403)

  await page.getByRole('button', { name: '웹훅 만들기' }).click()
  const hooking = page.getByRole('dialog', { name: '웹훅 만들기' })
  await hooking.getByLabel('받을 주소').fill('example')
  await hooking.getByRole('button', { name: '만들기' }).click()
  await expect(hooking.getByText('https://로 시작하는 주소를 적어 주세요.')).toBeVisible()
  await hooking.getByLabel('받을 주소').fill(system.url)
  await expectAccessible(page)
  await hooking.getByRole('button', { name: '만들기' }).click()
  await page.getByRole('button', { name: '보관했습니다' }).click()
  const row = page.getByRole('listitem').filter({ hasText: system.url })
  await row.getByRole('button', { name: '시험 보내기' }).click()
  await expect.poll(() => system.received.length).toBe(1)
  await row.getByRole('button', { name: '보낸 기록' }).click()
  const log = page.getByRole('dialog', { name: '웹훅 보낸 기록' })
  await expect(log.getByText('전달', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await log.getByRole('button', { name: /다시 보내기/ }).click()
  await expect.poll(() => system.received.length).toBe(2)
  expect(new Set(system.received).size).toBe(1)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await shot(page, 'keys')

  await row.getByRole('button', { name: '지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: `${name} 끝내기` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '끝내기' }).click()
  await expect(page.getByRole('button', { name: `${name} 끝내기` })).toHaveCount(0)
  expect((await request.get('/api/orders', { headers })).status()).toBe(401)

  await page.getByRole('link', { name: '사용 안내' }).click()
  await expect(page.getByText('POST /api/orders', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'guide')
  system.close()
})

test('somebody who is no firm is told so', async ({ page }) => {
  await page.goto('/member/login?from=/mypage/api')
  await logIn(page)
  await expect(page.getByText('사업자·학원 회원만 쓸 수 있습니다')).toBeVisible()
  await expectAccessible(page)
})
