import { chromium } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.ts'

/** `node scripts/take-pictures.ts [address]`: the pictures of the README, taken from a running shop. */
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '..', 'docs', 'pictures')
const PICTURES = [
  { name: 'home', path: '/', width: 1280, height: 900 },
  { name: 'option', path: '/product/book/option?product-type=D413', width: 1280, height: 900 },
]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
for (const { name, path, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}
await browser.close()
