import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { BY_A_JOB, expectAccessible, formIsLive, shot } from '../steps.ts'

test('a visitor takes the template of their own book, opens a kept item and looks whether this browser will do', async ({
  page,
}) => {
  // Laid by a job soon after the shop has opened.
  await expect(async () => {
    const presets = await page.request.get('/api/archive/pdf-presets')
    expect(await presets.text()).toContain('.zip')
  }).toPass(BY_A_JOB)
  await page.goto('/cust/archive')
  await formIsLive(page)
  await page.getByLabel('판형 · 크기 고르기').selectOption('sinkuk')
  const pages = page.getByLabel('내지 · 쪽수')
  await pages.fill('300')
  await pages.press('Tab')
  await page.getByLabel('표지 · 날개').selectOption('90')
  await expect(page.getByRole('img', { name: /신국판.*300쪽.*템플릿/ })).toBeVisible()
  await expectAccessible(page)
  await shot(page, '1-archive')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SVG 받기' }).click()
  const svg = await readFile(await (await saved).path(), 'utf8')
  expect(svg).toContain('신국판 300쪽 무선')
  await expect(page.getByText('받았습니다. 쪽수나 종이, 크기를 바꾸면 다시 받아 주세요.')).toBeVisible()

  await page.getByRole('link', { name: 'PDF 내보내기 설정 두 가지' }).click()
  await expect(page.getByRole('heading', { name: 'PDF 내보내기 설정 두 가지' })).toBeVisible()
  await expect(page.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible()
  await expectAccessible(page)
  await shot(page, '2-item')
  const zip = page.waitForEvent('download')
  await page.getByRole('link', { name: /직지 PDF 설정\.zip .*받기/ }).click()
  expect((await zip).suggestedFilename()).toBe('직지 PDF 설정.zip')

  await page.goto('/test')
  await page.getByRole('button', { name: '점검 시작' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /주문할 수 있어요/ })).toBeVisible(BY_A_JOB)
  await expectAccessible(page)
  await shot(page, '3-test')
  await page.getByRole('button', { name: '1:1 문의에 담기' }).click()
  await page.waitForURL('**/cust/inquiry')
  await expect(page.getByLabel('내용')).toHaveValue(/PDF 읽기: 정상/)
})
