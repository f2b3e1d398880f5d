import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeBrand, readBrand, readLogo } from '#/contract/content/brand.contract.ts'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { shopHistory } from '#/contract/opening/go-live.contract.ts'
import { printOrderDocument, readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import type { Caller, StaffCaller } from '#tests/support/callers.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

type Body = BodyInputOf<typeof changeBrand>

let shop: TestShop
let owner: StaffCaller
beforeAll(async () => {
  shop = await testShop()
  owner = await shop.staff()
})

const KEEP = { act: 'keep' } as const
const NEW = (content: string | Buffer) => ({ act: 'new', base64: Buffer.from(content).toString('base64') }) as const
const svgOf = (drawn: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">${drawn}</svg>`
const LOGO = svgOf('<path d="M0 0h30v10z" fill="#1a5a9e" data-made-by="hand"/>')
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer()

const read = async () => (await shop.call(readBrand, { as: owner })).data
const change = async (wanted: Partial<Body>, as: Caller = owner) => {
  const { version, colours } = await read()
  return shop.call(changeBrand, { as, body: { version, colours, logo: KEEP, stamp: KEEP, ...wanted } })
}

describe('the look of the shop', () => {
  it('has a logo that everybody sees, cleaned and never anything but a picture', async () => {
    expect((await change({ logo: NEW(LOGO) })).status).toBe(200)
    const { logo } = (await shop.call(getShop)).data
    expect(logo).toMatchObject({ width: 960, height: 320 })
    const answer = await shop.app.inject({ url: `/api/shop/logo/${logo?.id}` })
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.body).toContain('fill="#1a5a9e"')
    expect(answer.body).not.toContain('made-by')
    const nobodys = { id: '00000000-0000-4000-8000-000000000000' }
    expect((await shop.call(readLogo, { params: nobodys })).status).toBe(404)
  })

  it('has a stamp on papers that only those who read the papers get', async () => {
    expect((await change({ stamp: NEW(await png(300, 300)) })).status).toBe(200)
    const { stamp_id: id } = (await shop.container.database.pool.query(`select stamp_id from shop_settings`)).rows[0]
    expect((await shop.call(readLogo, { params: { id } })).status).toBe(404)
    const member = await shop.member()
    const { orderNumber } = await placeFlyer(shop, member)
    const params = { orderNumber, document: 'order-details' } as const
    const { look } = (await shop.call(readOrderDocument, { as: member, params })).data
    expect(look.logo).toMatch(/^data:image\/png;base64,/)
    expect(look.stamp).toMatch(/^data:image\/png;base64,/)
    const pdf = await shop.app.inject({
      url: `/api/documents/orders/${orderNumber}/order-details/pdf`,
      headers: member.headers,
    })
    expect(pdf.statusCode, printOrderDocument.id).toBe(200)
    expect(pdf.rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2)
  })

  it('keeps pictures and colours when other settings are saved, and says what was changed', async () => {
    await change({ colours: { action: '#1A5A9E', accent: '#1a5a9e' } })
    const before = await read()
    const { data: settings } = await shop.call(getShop)
    expect(settings.colours).toEqual({ action: '#1a5a9e', accent: '#1a5a9e' })
    const saved = await shop.call(changeShop, { as: owner, body: { ...settings, pickUpAt: '16:00' } })
    expect(saved.data).toMatchObject({ colours: settings.colours, logo: settings.logo })
    expect(await read()).toEqual({ ...before, version: before.version + 1 })
    const { items } = (await shop.call(shopHistory, { as: owner })).data
    expect(items.map(({ field }) => field)).toEqual(expect.arrayContaining(['logo', 'stamp', 'colours.action']))
    await change({ logo: { act: 'none' } })
    expect((await shop.call(getShop)).data.logo).toBeNull()
  })

  it.each([
    ['a script', 'logo', NEW(svgOf('<script>alert(1)</script>')), '실행되는'],
    ['no picture', 'stamp', NEW('hello'), 'SVG'],
    ['a damaged PNG', 'logo', NEW(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)])), 'PNG'],
    ['too large', 'stamp', NEW(Buffer.alloc(200_001)), '200 KB'],
  ] as const)('refuses %s beside its field and keeps what was there', async (_what, field, picture, says) => {
    const before = await read()
    const { failure } = await change({ [field]: picture })
    expect(failure).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.stringContaining(says) } })
    expect(await read()).toEqual(before)
  })

  it('refuses a colour that nobody could read, with the nearest that can be read', async () => {
    const { failure } = await change({ colours: { action: '#ff6a13', accent: '#ffcc00' } })
    expect(failure?.fields?.['colours.accent']).toMatch(/4\.5 : 1부터.*가장 가까운 색은 #[0-9a-f]{6}/)
  })

  it('says it when two owners save at once, and is closed to everybody else', async () => {
    const { version, colours } = await read()
    const body = { version, colours, logo: NEW(LOGO), stamp: KEEP }
    const both = await Promise.all([1, 2].map(() => shop.call(changeBrand, { as: owner, body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const as of [await shop.staff('finance'), await shop.member()]) {
      expect([401, 403]).toContain((await change({}, as)).status)
      expect([401, 403]).toContain((await shop.call(readBrand, { as })).status)
    }
  })
})
