import { crc32, deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import * as contract from '#/contract/textbooks/editions.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { soldEdition } from '#tests/support/editions.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const brand = 'hamamath'
let shop: TestShop
let academy: MemberCaller
let id: string

beforeAll(async () => {
  shop = await testShop()
  academy = await shop.member({ type: 'HAMAMATH', grade: '0080', name: '한결수학학원' })
  id = (await soldEdition(shop, await shop.staff('administrator'))).id
})

const add = (classes: readonly object[], as = academy) =>
  shop.call(contract.addEdition, { as, params: { id }, body: { number: 1, classes: classes as never } })
const fieldsOf = async (classes: readonly object[]) => (await add(classes)).failure?.fields
const cart = async () => (await shop.call(listCart, { as: academy, query: { brand } })).data.items

it('a member of another type is refused in the words of the brand at every door', async () => {
  const cover = {
    layout: 'side' as const,
    name: '한결',
    phone: '',
    line: '',
    logo: { act: 'none' as const },
    version: 0,
  }
  for (const as of [await shop.member(), await shop.member({ type: 'MATHOLIC' })]) {
    const [query, params] = [{ brand }, { id }]
    const answers = [
      await shop.call(contract.readEditionMap, { as, query }),
      await shop.call(contract.listEditions, { as, query }),
      await shop.call(contract.readEdition, { as, params }),
      await shop.call(contract.showEditionPage, { as, params: { id, page: 1 } }),
      await shop.call(contract.readAcademyCover, { as, query }),
      await shop.call(contract.keepAcademyCover, { as, body: { brand, ...cover } }),
      await shop.call(contract.showAcademyLogo, { as, query }),
      await shop.call(contract.listOrderedTerms, { as, query }),
      await shop.call(contract.reorderTerm, { as, params: { term: '2026-first' }, body: { brand } }),
      await add([{ name: '가', copies: 30 }], as),
    ]
    expect(new Set(answers.map(({ status, failure }) => `${status} ${failure?.message}`))).toEqual(
      new Set(['403 하마매쓰 회원이 아닙니다.']),
    )
  }
})

describe('반', () => {
  it('0권, 음수, 소수, 10억 권은 무엇이 문제인지 그 줄에서 말하고, 담긴 것은 그대로입니다', async () => {
    await add([{ name: '정규', copies: 30 }])
    const before = await cart()
    for (const [copies, said] of [
      [0, '「가」의 부수를 1부 이상 적거나 반을 지워 주세요.'],
      [-3, '부수는 0 이상이어야 합니다.'],
      [12.5, '부수는 정수여야 합니다.'],
      [1e9, '부수는 10000 이하여야 합니다.'],
      ['여럿', '부수는 숫자여야 합니다.'],
    ] as const)
      expect(await fieldsOf([{ name: '가', copies }])).toEqual({ 'classes.0.copies': said })
    expect(await cart()).toEqual(before)
  })

  it('긴 이름, 제어 문자, 보이지 않는 글자뿐인 이름은 받지 않습니다', async () => {
    expect(await fieldsOf([{ name: '가'.repeat(10_000), copies: 30 }])).toEqual({
      'classes.0.name': '반 이름은 20자 이하여야 합니다.',
    })
    expect(await fieldsOf([{ name: '가\u0007나', copies: 30 }])).toEqual({
      'classes.0.name': '반 이름에 쓸 수 없는 문자가 있습니다.',
    })
    expect(await fieldsOf([{ name: '\u200b\u202e', copies: 30 }])).toEqual({
      'classes.0.name': '반 이름을 입력해 주세요.',
    })
    const alike = [
      { name: '정규', copies: 30 },
      { name: '정규\u200b', copies: 30 },
    ]
    expect((await fieldsOf(alike))?.['classes.1.name']).toContain('두 번 있어요')
    // The cart takes no such name either.
    const [item] = await cart()
    const classes = [{ name: '\u200b', copies: 30, nameOnLabel: true }]
    const body = { version: item?.version ?? 0, classes }
    const changed = await shop.call(changeCartItem, { as: academy, params: { id: item?.id ?? '' }, body })
    expect(changed.failure?.fields).toEqual({ 'classes.0.name': '반 이름을 입력해 주세요.' })
  })

  it('100반은 담고, 더 많으면 몇 반까지인지 말합니다', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at + 1}반`, copies: 2 }))
    expect(await fieldsOf(rows(101))).toEqual({ classes: '반은 100개까지 적을 수 있어요.' })
    expect((await add(rows(100))).failure).toBeNull()
    expect((await cart()).find(({ classes }) => classes?.length === 100)?.spec.copies).toBe(200)
  })
})

/** A black picture of so many pixels a side that it is gigabytes when it is unpacked. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"${more}>${inner}</svg>`

it('그림이 아니거나 실행되거나 펼치면 커지는 로고는 까닭을 말하고, 쓰던 로고를 남깁니다', async () => {
  const keep = (content: string | Buffer, version: number) => {
    const logo = { act: 'new' as const, base64: Buffer.from(content).toString('base64') }
    const body = { brand, layout: 'side' as const, name: '한결', phone: '', line: '', logo, version }
    return shop.call(contract.keepAcademyCover, { as: academy, body })
  }
  const kept = (await keep(svg('<path d="M0 20L20 0L40 20Z" fill="#c00"/>'), 0)).data
  const no = 'SVG나 PNG 그림이 아니에요. 로고를 SVG나 PNG로 다시 내보내 주세요.'
  const runs = '실행되는 내용이나 링크가 든 SVG입니다. 그림만 남겨 다시 올려 주세요.'
  for (const [content, said] of [
    ['<!doctype html><html><body><script>alert(1)</script></body></html>', no],
    ['GIF89a', no],
    [svg('<script>alert(1)</script>'), runs],
    [svg('<path d="M0 0"/>', ' onload="alert(1)"'), runs],
    [svg('<foreignObject><p>글</p></foreignObject>'), runs],
    [`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<path d="&a;"/>')}`, 'SVG를 읽을 수 없습니다. 다시 내보내 주세요.'],
    [bomb(30_000), '로고를 그리지 못했어요. SVG나 PNG로 다시 내보내 주세요.'],
    [Buffer.alloc(600_000, 65), '로고는 512 KB까지 올릴 수 있어요. 더 작게 내보내 주세요.'],
  ] as const) {
    const answer = await keep(content, kept.version)
    expect([answer.status, answer.failure?.message]).toEqual([400, said])
  }
  expect((await shop.call(contract.readAcademyCover, { as: academy, query: { brand } })).data).toEqual(kept)
})
