import { expect, test } from '@playwright/test'

const html = { accept: 'text/html' }

test('a page that does not exist is a page with 404, an interface that does not exist answers in JSON', async ({
  request,
}) => {
  const page = await request.get('/no/such/page', { headers: html })
  expect(page.status()).toBe(404)
  expect(page.headers()['content-type']).toContain('text/html')
  expect(await page.text()).toContain('<!doctype html>')
  for (const [path, status] of [
    ['/admin/no-such-page', 404],
    ['/admin/estimates/E1', 200],
    ['/admin/', 200],
  ] as const)
    expect((await request.get(path, { headers: html })).status(), path).toBe(status)
  const api = await request.get('/api/no-such-thing')
  expect(api.status()).toBe(404)
  expect(await api.json()).toMatchObject({ result: 'FAIL', code: 'NOT_FOUND' })
})

test('an address that nothing can have is a page of the shop too: mistyped or cut off within a letter', async ({
  request,
}) => {
  for (const path of ['/cust/notice/7', '/cust/faq/abc', '/cust/portfolio/12-3']) {
    const mistyped = await request.get(path, { headers: html })
    expect(mistyped.status(), path).toBe(404)
    expect(await mistyped.text()).toContain('페이지를 찾을 수 없습니다.')
  }
  const cut = await request.get('/cust/notice/%EA%B0', { headers: html })
  expect(cut.status()).toBe(400)
  expect(cut.headers()['content-type']).toContain('text/html')
  expect(await cut.text()).toContain('주소를 읽을 수 없습니다.')
  const call = await request.get('/api/notices/%EA%B0')
  expect(await call.json()).toMatchObject({ result: 'FAIL', code: 'INVALID_INPUT' })
})

test('an address that looks like another site never leads there', async ({ request }) => {
  for (const path of ['//evil.example/', '//evil.example/mypage', '/%2F%2Fevil.example']) {
    const answer = await request.get(`http://127.0.0.1:${new URL(test.info().project.use.baseURL ?? '').port}${path}`, {
      headers: html,
      maxRedirects: 0,
    })
    const { location } = answer.headers()
    if (location !== undefined) expect(new URL(location, 'http://shop.example').host).toBe('shop.example')
    expect(answer.status()).not.toBe(500)
  }
})

test('pages behind the login come empty from the server: nothing of anybody is in them', async ({ request }) => {
  const answer = await request.get('/mypage/order', { headers: html, maxRedirects: 0 })
  const body = await answer.text()
  expect(answer.status()).toBe(200)
  // the public list is drawn on the server, the private one is not
  expect(await (await request.get('/cust/notice', { headers: html })).text()).toContain('<h1')
  expect(body).not.toContain('<h1')
  expect(answer.headers()['cache-control']).toMatch(/no-cache|no-store/)
})

test('the data of a public page can be fetched alone, that of a private one holds nothing of its own', async ({
  request,
}) => {
  const first = await request.get('/_payload/cust/notice.json')
  expect(first.status()).toBe(200)
  expect(await first.json()).toHaveProperty('data')
  const { etag = '' } = first.headers()
  expect((await request.get('/_payload/cust/notice.json', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const missing = await request.get('/_payload/no/such/page.json')
  expect(missing.status()).toBe(404)
  expect(await missing.json()).toMatchObject({ result: 'FAIL' })
  // what a private page gets along is what every page has: who runs the shop
  const common = await (await request.get('/_payload/mypage/order.json')).json()
  const other = await (await request.get('/_payload/mypage/cart.json')).json()
  expect(Object.keys(common.data)).toEqual(['root'])
  expect(common.data).toEqual(other.data)
})

test('open pages can ask which build is served', async ({ request }) => {
  const latest = await request.get('/builds/latest.json')
  expect(latest.headers()['cache-control']).toBe('no-store')
  const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
  expect(timestamp).toBeGreaterThan(0)
  const whole = await request.get(`/builds/${id}.json`)
  expect(await whole.json()).toMatchObject({ id, timestamp })
})

test('search engines and chats are told what a public page says, and nothing of any other', async ({ request }) => {
  const guide = await (await request.get('/guide/guide1_5', { headers: html })).text()
  expect(guide).toMatch(/<link rel="canonical" href="[^"]+\/guide\/guide1_5">/)
  expect(guide).toContain('<meta property="og:type" content="article">')
  expect(guide).toContain('"@type":"TechArticle"')
  const product = await (await request.get('/product/book/option', { headers: html })).text()
  expect(product).toMatch(/"@type":"Offer".*"priceCurrency":"KRW","price":\d{4,}/)
  for (const path of ['/search?q=a', '/mypage/order', '/cust/inquiry/x']) {
    const page = await (await request.get(path, { headers: html })).text()
    expect(page, path).toContain('<meta name="robots" content="noindex">')
    expect(page, path).not.toMatch(/og:|ld\+json|canonical/)
  }
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/guide/guide1_5</loc>')
  expect(map).toContain('/product/book/option</loc>')
  expect(map).not.toMatch(/\/search|\/mypage/)
  const picture = await request.get('/share/guide1-5.png')
  expect(picture.headers()['content-type']).toBe('image/png')
  expect([...(await picture.body()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  const cases = await (await request.get('/cust/portfolio', { headers: html })).text()
  const own = /href="\/cust\/portfolio\/([a-z0-9-]+)"/.exec(cases)?.[1] ?? ''
  expect(await (await request.get(`/cust/portfolio/${own}`, { headers: html })).text()).toContain(
    `/share/case-${own}.png`,
  )
  expect((await request.get(`/share/case-${own}.png`)).headers()['content-type']).toBe('image/png')
  for (const name of ['guide9-9', 'product-none', 'case-none', '..%2Fx'])
    expect((await request.get(`/share/${name}.png`)).status(), name).toBe(404)
})

test('what the server draws of a page comes with its styles, also what comes alive later', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL ?? ''}/`)
  // The studies stand beside each other, as they do once the script has come.
  const studies = page.locator('section[aria-labelledby="craft"] > ul').first()
  await expect(studies).toHaveCSS('display', 'grid')
  await page.goto(`${baseURL ?? ''}/guide/guide1_5`)
  await expect(page.getByText('내 파일에 도련이 있는지 바로 보기').first()).toBeVisible()
  await context.close()
})

test('every file that a drawn page names is there: pictures, styles and scripts', async ({ request }) => {
  for (const path of ['/', '/first', '/24report', '/ebook', '/cust/info', '/guide/guide1_5']) {
    const body = await (await request.get(path, { headers: html })).text()
    const named = new Set(body.match(/\/assets\/[\w.-]+/g))
    expect(named.size, path).toBeGreaterThan(0)
    for (const file of named) expect((await request.get(file)).status(), `${path} names ${file}`).toBe(200)
  }
})
