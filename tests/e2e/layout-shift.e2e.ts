import { test } from '@playwright/test'
import { logInAsMember } from './steps.ts'
import { expectStill } from './still.ts'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const PUBLIC = [
  '/',
  '/first',
  '/guide/guide1_4',
  '/guide/guide1_5',
  '/guide/guide3_3',
  '/guide/guide5_2',
  '/guide/guide7_6',
  '/product/book/option',
  '/product/flyer/option',
  '/24report',
  '/member/login',
  '/cust/faq',
]

for (const viewport of WIDTHS)
  for (const path of PUBLIC)
    test(`nothing moves by itself while ${path} opens at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await expectStill(page, path)
    })

for (const viewport of WIDTHS)
  test(`nothing moves by itself while a member's options open at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await logInAsMember(page, '/mypage/order')
    await expectStill(page, '/product/book/option')
  })
