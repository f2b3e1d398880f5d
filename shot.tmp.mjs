import { chromium } from 'playwright-core'
const [,, base, path, name, width='1440', full='1', click=''] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: Number(width), height: width==='390'?844:900 } })
p.on('console', m => m.type()==='error' && console.log('console', m.text()))
p.on('pageerror', e => console.log('pageerror', e.message))
await p.goto(base+path, { waitUntil: 'networkidle' })
if (click) { await p.getByRole('button', { name: click }).click(); await p.waitForTimeout(9000) }
await p.screenshot({ path: `/tmp/${name}.png`, fullPage: full==='1' })
console.log(await p.evaluate(() => document.documentElement.scrollWidth), await p.title())
await b.close()
