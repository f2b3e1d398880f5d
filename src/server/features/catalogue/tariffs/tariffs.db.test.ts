import { beforeAll, describe, expect, it } from 'vitest'
import { currentTariff, makeQuote, oneTariff } from '#/contract/catalogue/pricing.contract.ts'
import { closeChoice, listClosed, openChoice } from '#/contract/catalogue/closed-choices.contract.ts'
import {
  createDraft,
  discardDraft,
  editDraft,
  exportDraft,
  listDrafts,
  publishDraft,
  readDraft,
  reportDraft,
} from '#/contract/catalogue/drafts.contract.ts'
import { tariffsEndpoints } from '#/contract/catalogue/tariffs-endpoints.ts'
import { listTariffs, publishAgain, reportTariff, withdrawTariff } from '#/contract/catalogue/versions.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { parseCsv } from '#/lib/csv.ts'
import { readWorkbook } from '#/server/platform/sheets/read-workbook.ts'
import type { Caller } from '#tests/support/callers.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const book = defaultSpec('D413')
const NOTE = '11월 종이값 인상'
let shop: TestShop
let finance: Caller

beforeAll(async () => {
  shop = await testShop()
  // A version is called by its month, and the first of the shop's is of November.
  shop.clock.set('2026-11-20T10:00:00+09:00')
  finance = await shop.staff('finance')
})

async function draft(of: TestShop = shop, as: Caller = finance): Promise<string> {
  const { data } = await of.call(listTariffs, { as, query: {} })
  return (await of.call(createDraft, { as, body: { from: data.latest, title: '겨울 요금' } })).data.id
}

async function publish(id: string, effectiveAt: string | null = null, of: TestShop = shop, as: Caller = finance) {
  const { data } = await of.call(listTariffs, { as, query: {} })
  const { draft: card } = (await of.call(readDraft, { as, params: { id } })).data
  const body = { revision: card.revision, latest: data.latest, effectiveAt, note: NOTE, looked: true }
  return of.call(publishDraft, { as, params: { id }, body })
}

const edit = (id: string, key: string, value: number | null, revision = 1) =>
  shop.call(editDraft, { as: finance, params: { id }, body: { revision, edits: [{ key, value }] } })

const totalOf = async (of: TestShop = shop) => (await of.call(makeQuote, { body: { spec: book } })).data.quote.total

describe('요금표를 고쳐 발행하기', () => {
  it('초안을 고쳐 발행하면 그때부터 값이 바뀌고, 이전 판을 다시 발행하면 돌아옵니다', async () => {
    const before = await totalOf()
    const id = await draft()
    expect((await edit(id, 'minimumSupply', 3_000_000)).data.revision).toBe(2)
    expect(await totalOf()).toBe(before)
    const published = await publish(id)
    expect(published.data.version).toBe('2026-11.1')
    expect(await totalOf()).toBe(3_300_000)
    const again = await shop.call(publishAgain, {
      as: finance,
      params: { version: '2026-11' },
      body: { latest: '2026-11.1', effectiveAt: null, note: '되돌림' },
    })
    expect(again.data.version).toBe('2026-11.2')
    expect(await totalOf()).toBe(before)
    const { items } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    expect(items.map(({ version, state, basedOn }) => [version, state, basedOn])).toEqual([
      ['2026-11.2', 'current', '2026-11'],
      ['2026-11.1', 'past', '2026-11'],
      ['2026-11', 'past', null],
    ])
  })

  it('주문한 것은 주문할 때의 판으로 남습니다', async () => {
    const own = await testShop()
    const as = await own.staff('finance')
    const member = await own.member()
    const { orderNumber, total } = await placeFlyer(own, member)
    const id = await draft(own, as)
    await own.call(editDraft, {
      as,
      params: { id },
      body: { revision: 1, edits: [{ key: 'minimumSupply', value: 9_000_000 }] },
    })
    expect((await publish(id, null, own, as)).status).toBe(200)
    const { rows } = await own.container.database.db.execute(
      `select l.quote ->> 'tariffVersion' as version, o.total::int as total
         from order_lines l join orders o on o.id = l.order_id where o.number = '${orderNumber}'`,
    )
    expect(rows).toEqual([{ version: '2026-11', total }])
    expect(await own.brokenInvariants()).toEqual([])
  })

  it('예약한 판은 그때가 되어야 쓰이고, 두 서버가 같은 판을 씁니다', async () => {
    const first = await testShop()
    const second = await first.another()
    const as = await first.staff('finance')
    const id = await draft(first, as)
    await first.call(editDraft, {
      as,
      params: { id },
      body: { revision: 1, edits: [{ key: 'minimumSupply', value: 5_000_000 }] },
    })
    const at = new Date(first.clock.now().getTime() + 3 * 86_400_000)
    const { version } = (await publish(id, at.toISOString(), first, as)).data
    const seen = async () =>
      Promise.all([first, second].map(async (one) => (await one.call(currentTariff, {})).data.version))
    expect(await seen()).toEqual(['2026-11', '2026-11'])
    expect((await second.call(oneTariff, { params: { version } })).status).toBe(404)
    for (const one of [first, second]) one.clock.set(at)
    expect(await seen()).toEqual([version, version])
    expect((await second.call(oneTariff, { params: { version } })).status).toBe(200)
  })

  it('예약은 시작하기 전에만 거둘 수 있습니다', async () => {
    const own = await testShop()
    const as = await own.staff('finance')
    const id = await draft(own, as)
    const at = new Date(own.clock.now().getTime() + 86_400_000)
    const { version } = (await publish(id, at.toISOString(), own, as)).data
    const withdraw = (name: string) =>
      own.call(withdrawTariff, { as, params: { version: name }, body: { reason: '값을 다시 봅니다' } })
    expect((await withdraw(version)).status).toBe(200)
    expect((await withdraw(version)).status).toBe(409)
    expect((await withdraw('2026-11')).failure?.message).toContain('이미 시작한 요금표')
    expect((await withdraw('2031-01')).status).toBe(404)
    own.clock.set(new Date(at.getTime() + 1))
    expect((await own.call(currentTariff, {})).data.version).toBe('2026-11')
  })

  it('지난 때나 여러 해 뒤부터는 시작할 수 없습니다', async () => {
    const id = await draft()
    const hour = 3_600_000
    for (const ahead of [-hour, 800 * 24 * hour]) {
      const answer = await publish(id, new Date(shop.clock.now().getTime() + ahead).toISOString())
      expect([answer.status, Object.keys(answer.failure?.fields ?? {})]).toEqual([400, ['effectiveAt']])
    }
  })

  it('고칠 것이 있으면 발행하지 않고, 다시 볼 것은 보았다고 해야 발행합니다', async () => {
    const id = await draft()
    await edit(id, 'papers/art-100/kuk', 0)
    expect((await publish(id)).failure?.message).toContain('발행할 수 없습니다')
    await edit(id, 'papers/art-100/kuk', 130_000, 2)
    const { findings } = (await shop.call(reportDraft, { as: finance, params: { id } })).data
    expect(findings.map(({ level }) => level)).not.toContain('stop')
    expect(findings.length).toBeGreaterThan(0)
    const { latest } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    const body = { revision: 3, latest, effectiveAt: null, note: NOTE, looked: false }
    expect((await shop.call(publishDraft, { as: finance, params: { id }, body })).failure?.message).toContain(
      '다시 볼 것',
    )
  })

  it('덜 하는 쪽이 더 비싸지는 초안은 두 일과 값을 말하고 발행하지 않습니다', async () => {
    const id = await draft()
    await edit(id, 'digital/wide/mono@1', 20_000)
    const { findings } = (await shop.call(reportDraft, { as: finance, params: { id } })).data
    const pair = expect.stringMatching(/^포스터 .*1도\/0도.*4도\/0도.*비쌉니다\.$/)
    expect(findings).toContainEqual({ level: 'stop', key: null, message: pair })
    const { latest } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    const body = { revision: 2, latest, effectiveAt: null, note: NOTE, looked: true }
    const refused = await shop.call(publishDraft, { as: finance, params: { id }, body })
    expect(refused).toMatchObject({ status: 400, failure: { code: 'INVALID_INPUT' } })
    expect(refused.failure?.message).toContain('비쌉니다.')
  })

  it('견주기는 공개된 시장 값 40건을 우리 값과 나란히 보여 줍니다', async () => {
    const id = await draft()
    const { market } = (await shop.call(reportDraft, { as: finance, params: { id } })).data
    expect(market).toHaveLength(40)
    expect(market.every(({ ours }) => ours !== null)).toBe(true)
  })

  it('견주기는 여덟 상품의 표준 작업마다 앞뒤 값과 달라진 비율을 보여 줍니다', async () => {
    const id = await draft()
    await edit(id, 'bindings/perfect', null)
    const { comparison } = (await shop.call(reportDraft, { as: finance, params: { id } })).data
    expect(comparison.refused).toBeGreaterThan(0)
    const back = (await shop.call(reportTariff, { as: finance, params: { version: '2026-11' } })).data
    expect(back.comparison.jobs.length).toBe(comparison.jobs.length)
  })
})

describe('함께 고치기', () => {
  it('다른 사람이 먼저 저장하면 나중 사람의 저장은 거절됩니다', async () => {
    const id = await draft()
    const both = await Promise.all([edit(id, 'minimumSupply', 11_000), edit(id, 'minimumSupply', 12_000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await shop.call(readDraft, { as: finance, params: { id } })).data.draft.revision).toBe(2)
  })

  it('같은 초안을 둘이 한꺼번에 발행하면 한 판만 생깁니다', async () => {
    const count = async () => (await shop.call(listTariffs, { as: finance, query: {} })).data.items.length
    const id = await draft()
    const before = await count()
    const both = await Promise.all([publish(id), publish(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await count()).toBe(before + 1)
  })

  it('서로 다른 초안을 한꺼번에 발행하면 한쪽은 새 판을 보고 오라는 말을 듣고, 초안은 남습니다', async () => {
    const ids = [await draft(), await draft()]
    const both = await Promise.all(ids.map((id) => publish(id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.failure?.message).toContain('요금표가 발행되었습니다')
    const left = ids[both.findIndex(({ status }) => status === 409)] ?? ''
    expect((await shop.call(readDraft, { as: finance, params: { id: left } })).status).toBe(200)
    expect((await publish(left)).status).toBe(200)
  })

  it('같은 발행을 두 번 보내도 한 번만 됩니다', async () => {
    const id = await draft()
    const { latest } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    const body = { revision: 1, latest, effectiveAt: null, note: NOTE, looked: true }
    const key = 'publish-once-0001'
    const first = await shop.call(publishDraft, { as: finance, params: { id }, body, key })
    const again = await shop.call(publishDraft, { as: finance, params: { id }, body, key })
    expect([again.status, again.data]).toEqual([200, first.data])
  })

  it('버린 초안은 없는 초안과 같습니다', async () => {
    const id = await draft()
    const discard = (revision: number) => shop.call(discardDraft, { as: finance, params: { id }, query: { revision } })
    expect((await edit(id, 'minimumSupply', 2)).status).toBe(200)
    const blind = await discard(1)
    expect([blind.status, blind.failure?.message]).toEqual([409, expect.stringContaining('다른 사람이')])
    expect((await discard(2)).status).toBe(200)
    expect((await shop.call(readDraft, { as: finance, params: { id } })).status).toBe(404)
    expect((await edit(id, 'minimumSupply', 1)).status).toBe(404)
    const { items } = (await shop.call(listDrafts, { as: finance })).data
    expect(items.map((item) => item.id)).not.toContain(id)
  })

  it('고친 값은 감사 기록에 앞뒤 값으로 남습니다', async () => {
    const id = await draft()
    await edit(id, 'packing/perBox', 1_234)
    const { rows } = await shop.container.database.db.execute(
      `select detail from audit_log where action = 'tariff-draft.edit' and object_id = '${id}'`,
    )
    expect(rows).toEqual([{ detail: { revision: 2, changes: [['packing/perBox', 1000, 1234]] } }])
  })
})

describe('표로 올리고 내리기', () => {
  const send = (id: string, content: Buffer | string, as: Caller = finance) => {
    const boundary = 'x-boundary'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="t.csv"\r\ncontent-type: text/csv\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, ...as.headers }
    return shop.app.inject({ method: 'POST', url: `/api/staff/tariff-drafts/${id}/sheet`, headers, payload })
  }
  const download = (id: string, format: 'csv' | 'xlsx') =>
    shop.app.inject({
      method: 'GET',
      url: `/api/staff/tariff-drafts/${id}/sheet?format=${format}`,
      headers: finance.headers,
    })

  it('CSV는 엑셀이 한글로 읽고, 고쳐 올리면 바뀔 것을 먼저 보여 줍니다', async () => {
    const id = await draft()
    const { body, headers } = await download(id, 'csv')
    expect(headers['content-disposition']).toContain('.csv')
    expect(body.startsWith('\uFEFF열쇠,구분,항목,무엇,부터,값,단위\r\n')).toBe(true)
    expect(parseCsv(body).length).toBeGreaterThan(700)
    const preview = (await send(id, body.replace(/^(papers\/cream-80\/kuk,.*),\d+,원/m, '$1,60000,원'))).json()
      .resultData
    expect(preview).toMatchObject({ issueCount: 0, edits: [{ key: 'papers/cream-80/kuk', value: 60_000 }] })
    expect(preview.changes).toMatchObject([{ item: '미색모조 80 g', before: 52_320, after: 60_000 }])
    expect((await shop.call(readDraft, { as: finance, params: { id } })).data.draft.revision).toBe(1)
  })

  it('XLSX를 그대로 다시 올리면 바뀌는 것이 없습니다', async () => {
    const id = await draft()
    const { rawPayload } = await download(id, 'xlsx')
    expect((await readWorkbook(rawPayload)).length).toBeGreaterThan(700)
    expect((await send(id, rawPayload)).json().resultData).toMatchObject({ edits: [], changes: [], issueCount: 0 })
  })

  it('한글 윈도 엑셀이 저장한 CSV도 읽습니다', async () => {
    const id = await draft()
    const eucKr = Buffer.from('bfadbce82cbacec5cd2cb0aa0a6d696e696d756d537570706c792c2c39303030', 'hex')
    expect((await send(id, eucKr)).json().resultData.edits).toEqual([{ key: 'minimumSupply', value: 9000 }])
  })

  it('틀린 칸은 줄과 칸을 말하고, 표가 아닌 것은 받지 않습니다', async () => {
    const id = await draft()
    const answer = (await send(id, '열쇠,부터,값\r\nminimumSupply,,만원\r\n')).json().resultData
    expect(answer.issues).toEqual([{ row: 2, column: '값', message: expect.stringContaining('「만원」') }])
    for (const content of [Buffer.from('d0cf11e0a1b1', 'hex'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0])]) {
      expect((await send(id, content)).statusCode).toBe(415)
    }
    expect((await send(id, 'PK\x03\x04 broken')).statusCode).toBe(400)
    expect((await send(id, '')).statusCode).toBe(400)
    expect((await send(id, Buffer.alloc(3 * 1024 ** 2, 'a'))).statusCode).toBe(413)
  })
})

describe('판매 멈추기', () => {
  it('멈춘 종이는 까닭과 함께 견적에서 거절되고, 다시 팔면 받습니다', async () => {
    const reason = '종이가 떨어졌습니다. 다음 주에 다시 팝니다.'
    const paper = book.parts[1]?.paper ?? ''
    const params = { choice: paper }
    expect((await shop.call(closeChoice, { as: finance, params, body: { reason } })).status).toBe(200)
    expect((await shop.call(makeQuote, { body: { spec: book } })).failure?.message).toBe(reason)
    expect((await shop.call(currentTariff, {})).data.closed).toEqual({ [paper]: reason })
    expect((await shop.call(listClosed, { as: finance })).data.items).toMatchObject([{ choice: paper, reason }])
    expect((await shop.call(openChoice, { as: finance, params })).status).toBe(200)
    expect((await shop.call(openChoice, { as: finance, params })).status).toBe(404)
    expect((await shop.call(makeQuote, { body: { spec: book } })).status).toBe(200)
  })

  it('목록에 없는 것은 멈출 수 없습니다', async () => {
    const body = { reason: '없습니다' }
    for (const choice of ['none', 'nothing']) {
      expect((await shop.call(closeChoice, { as: finance, params: { choice }, body })).status).toBe(404)
    }
  })
})

describe('요금표를 볼 수 없는 사람', () => {
  const params = { id: '00000000-0000-4000-8000-000000000000', version: '2026-11', choice: 'foil' }
  const urlOf = (path: string) => path.replace(/:(\w+)/g, (_, name: 'id' | 'version' | 'choice') => params[name])

  it('고객과 방문자, 파트너, 다른 일을 하는 직원은 어느 것도 할 수 없습니다', async () => {
    const callers = [
      { as: shop.visitor(), status: 401 },
      { as: await shop.member(), status: 403 },
      { as: await shop.partner(), status: 403 },
      { as: await shop.staff('production'), status: 403 },
    ]
    for (const endpoint of tariffsEndpoints) {
      for (const { as, status } of callers) {
        if (endpoint === listClosed && status === 403 && 'staffId' in as) continue
        const headers = { ...as.headers, 'idempotency-key': 'may-not-do-this-1' }
        const answer = await shop.app.inject({ method: endpoint.method, url: urlOf(endpoint.path), headers })
        expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, status])
      }
    }
  })

  it('관리자는 할 수 있습니다', async () => {
    const admin = await shop.staff('administrator')
    expect((await shop.call(listTariffs, { as: admin, query: {} })).status).toBe(200)
    expect((await shop.call(exportDraft, { as: admin, params, query: { format: 'csv' } })).status).toBe(404)
  })
})
