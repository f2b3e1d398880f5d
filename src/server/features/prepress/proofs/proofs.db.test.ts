import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { lineFilesChanged, lineOf, moveFile, SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import { paidOrder, storedPdf, type PaidOrder } from '#tests/support/paid-order.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let desk: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  desk = await shop.staff('proof')
})

const ok = <T>(answer: { readonly data: T }): T => answer.data

async function published(order?: PaidOrder) {
  const paid = order ?? (await paidOrder(shop, member.memberId))
  const made = ok(
    await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId: paid.lineId }, body: { note: '' } }),
  )
  await shop.runJobs()
  const params = { proofId: made.proofId }
  ok(await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: made.version, note: '' } }))
  return { ...paid, ...made, params }
}

const read = async (proofId: string, as = member) => ok(await shop.call(proofs.readProof, { as, params: { proofId } }))

const approvalOfNewest = async (proofId: string) => {
  const seen = await read(proofId)
  return approvalOf(seen, seen.versions[0]!)
}

const NOTHING_OPEN = { openComments: 0, sameAs: null }

describe('a proof from the first version to the approval', () => {
  it('is drawn page by page, shown to the customer, and approved with its dispatch day', async () => {
    const { params, lineId, proofId } = await published()
    const seen = await read(proofId)
    expect(seen).toMatchObject({ state: 'published', may: { approve: true, askChanges: true, publish: false } })
    const version = seen.versions[0]!
    expect(version).toMatchObject({ number: 1, state: 'published', pageCount: 9, pagesDone: 9, current: true })
    const pages = ok(await shop.call(proofs.readProofPages, { as: member, params: { proofId, version: 1 } })).items
    expect(pages.map((page) => page.label)).toEqual(['표지', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}쪽`)])
    const approval = approvalOf(seen, version)
    const approved = ok(await shop.call(proofs.approveProof, { as: member, params, body: approval }))
    expect(approved.dispatchDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await lineOf(shop.container.database.db, lineId))?.file).toBe('approved')
    expect((await read(proofId)).approved).toMatchObject({ version: 1, by: '윤서영' })
  })

  it('answers the same to a second press of 승인, and makes one approval of it', async () => {
    const { params, proofId } = await published()
    const body = await approvalOfNewest(proofId)
    const key = '7b1d7a52-6a4c-4f8e-9d52-7d1cf7f9a001'
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.call(proofs.approveProof, { as: member, params, body, key })),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    const again = await shop.call(proofs.approveProof, { as: member, params, body })
    expect(again.status).toBe(200)
    expect((await read(proofId)).messages.filter((message) => message.kind === 'approved')).toHaveLength(1)
  })

  it('goes back with pinned comments and comes again as version 2', async () => {
    const { params, proofId, lineId } = await published()
    const pin = { page: 3, x: 0.25, y: 0.4 }
    ok(
      await shop.call(proofs.commentOnProof, {
        as: member,
        params,
        body: { text: '쉼표를 빼 주세요.', version: 1, pin, fileIds: [] },
      }),
    )
    ok(
      await shop.call(proofs.askForChanges, {
        as: member,
        params,
        body: { version: 1, text: '의견 1을 반영해 주세요.' },
      }),
    )
    expect(await read(proofId)).toMatchObject({ state: 'changes-asked', may: { approve: false } })
    const made = ok(
      await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId }, body: { note: '고쳤습니다' } }),
    )
    await shop.runJobs()
    expect(made.version).toBe(2)
    const before = await read(proofId)
    expect(
      before.versions.map((version) => version.number),
      'a draft is not for the customer',
    ).toEqual([1])
    const comment = before.messages.find((message) => message.pin)!
    expect(comment.pin).toEqual({ number: 1, ...pin })
    const resolution = { as: desk, params: { proofId, messageId: comment.id }, body: { resolved: true } }
    ok(await shop.call(proofs.resolveComment, resolution))
    ok(await shop.call(proofs.resolveComment, resolution))
    ok(await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: 2, note: '' } }))
    const after = await read(proofId)
    expect(after.versions.map((version) => version.number)).toEqual([2, 1])
    expect(after.messages.find((message) => message.id === comment.id)?.resolvedAt).not.toBeNull()
  })

  it('loses its approval when a file changes afterwards', async () => {
    const { params, proofId, lineId } = await published()
    const body = await approvalOfNewest(proofId)
    ok(await shop.call(proofs.approveProof, { as: member, params, body }))
    const file = await storedPdf(shop, 'body', await textBook(8))
    await shop.container.database.transaction(async (tx) => {
      await moveFile(tx, shop.container, { lineId, event: 'attach', by: SYSTEM })
      await tx.execute(
        sql`update order_lines set files = jsonb_build_array(${JSON.stringify(file)}::jsonb) where id = ${lineId}`,
      )
      const line = await lineOf(tx, lineId)
      await shop.container.jobs.emit(tx, lineFilesChanged, { lineId, orderId: line!.orderId })
    })
    const late = await shop.call(proofs.approveProof, { as: member, params, body })
    expect(late.status, 'what was approved before the change was noticed is answered as it was').toBe(200)
    await shop.runJobs()
    const after = await read(proofId)
    expect(after).toMatchObject({ state: 'withdrawn', approved: null, may: { approve: false } })
    expect(after.versions[0]!.current).toBe(false)
    const again = await shop.call(proofs.approveProof, { as: member, params, body })
    expect(again.status).toBe(409)
  })
})

describe('an approval by mistake', () => {
  const comment = (proofId: string) =>
    shop.call(proofs.commentOnProof, {
      as: member,
      params: { proofId },
      body: { text: '쉼표를 빼 주세요.', version: 1, pin: { page: 3, x: 0.25, y: 0.4 }, fileIds: [] },
    })

  it('is refused when a comment was added that the approver has not been told of, and nothing is changed', async () => {
    const { params, proofId } = await published()
    const body = await approvalOfNewest(proofId)
    ok(await comment(proofId))
    expect((await shop.call(proofs.approveProof, { as: member, params, body })).status).toBe(409)
    expect(await read(proofId)).toMatchObject({ state: 'published', approved: null })
    const told = await approvalOfNewest(proofId)
    expect(told.knows).toEqual({ openComments: 1, sameAs: null })
    expect((await shop.call(proofs.approveProof, { as: member, params, body: told })).status).toBe(200)
  })

  it('is refused when the same file came again and nobody said so', async () => {
    const { params, proofId, lineId } = await published()
    ok(await shop.call(proofs.askForChanges, { as: member, params, body: { version: 1, text: '고쳐 주세요.' } }))
    ok(await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId }, body: { note: '' } }))
    await shop.runJobs()
    ok(await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: 2, note: '' } }))
    const told = await approvalOfNewest(proofId)
    expect(told.knows).toEqual({ openComments: 0, sameAs: 1 })
    const pages = ok(await shop.call(proofs.readProofPages, { as: member, params: { proofId, version: 2 } })).items
    expect(pages.map(({ change }) => change)).toEqual(pages.map(() => 'same'))
    const untold = { ...told, knows: NOTHING_OPEN }
    expect((await shop.call(proofs.approveProof, { as: member, params, body: untold })).status).toBe(409)
    expect((await shop.call(proofs.approveProof, { as: member, params, body: told })).status).toBe(200)
  })

  it('sees where spine, gutter and safe line lie', async () => {
    const { proofId } = await published()
    const pages = ok(await shop.call(proofs.readProofPages, { as: member, params: { proofId, version: 1 } })).items
    expect(pages[0]?.edges.folds.map(({ what }) => what)).toContain('spine')
    expect(pages[1]?.edges.gutter?.edge).toBe('left')
    expect(pages[2]?.edges.gutter?.edge).toBe('right')
    expect(pages.map(({ change }) => change)).toEqual(pages.map(() => null))
  })
})

describe('who may not', () => {
  it('another member, a partner without it and a visitor find no such proof', async () => {
    const { params, proofId } = await published()
    const other = await shop.member()
    const partner = await shop.partner()
    const nothing = { proofId: '00000000-0000-4000-8000-000000000000' }
    for (const as of [other, partner]) {
      const hidden = await shop.call(proofs.readProof, { as, params })
      const missing = await shop.call(proofs.readProof, { as, params: nothing })
      expect({ ...hidden.failure, requestId: '' }).toEqual({ ...missing.failure, requestId: '' })
      expect(hidden.status).toBe(404)
      const page = { ...params, version: 1, page: 1 }
      expect((await shop.call(proofs.readPageImage, { as, params: page, query: {} })).status).toBe(404)
      expect((await shop.call(proofs.readProofPages, { as, params: { proofId, version: 1 } })).status).toBe(404)
      const body = { version: 1, binding: 'a'.repeat(64), knows: NOTHING_OPEN }
      expect((await shop.call(proofs.approveProof, { as, params, body })).status).toBe(404)
      expect((await shop.call(proofs.askForChanges, { as, params, body: { version: 1, text: '고쳐' } })).status).toBe(
        404,
      )
      const words = { text: '안녕', version: null, pin: null, fileIds: [] }
      expect((await shop.call(proofs.commentOnProof, { as, params, body: words })).status).toBe(404)
    }
    expect((await shop.call(proofs.readProof, { as: shop.visitor(), params })).status).toBe(401)
  })

  it('staff do not approve for the customer, nor publish without belonging to the desk', async () => {
    const { params, lineId } = await published()
    const body = { version: 1, binding: 'a'.repeat(64), knows: NOTHING_OPEN }
    expect((await shop.call(proofs.approveProof, { as: desk, params, body })).status).toBe(403)
    const press = await shop.staff('production')
    expect((await shop.call(proofs.makeProofVersion, { as: press, params: { lineId }, body: {} })).status).toBe(403)
    expect((await shop.call(proofs.publishProofVersion, { as: press, params, body: { version: 1 } })).status).toBe(403)
    expect((await shop.call(proofs.makeProofVersion, { as: member, params: { lineId }, body: {} })).status).toBe(403)
  })

  it('a partner to whom it was given reads, comments and returns it, until it is taken away', async () => {
    const { params } = await published()
    const partner = await shop.partner()
    ok(await shop.call(proofs.assignProofPartner, { as: desk, params, body: { partnerId: partner.partnerId } }))
    expect(ok(await shop.call(proofs.listPartnerProofs, { as: partner, query: {} })).items).toHaveLength(1)
    ok(
      await shop.call(proofs.askForChanges, {
        as: partner,
        params,
        body: { version: 1, text: '지도 글자를 키워 주세요.' },
      }),
    )
    ok(await shop.call(proofs.assignProofPartner, { as: desk, params, body: { partnerId: null } }))
    expect((await shop.call(proofs.readProof, { as: partner, params })).status).toBe(404)
    const { partnerId } = await shop.partner('hamamath')
    const office = await shop.call(proofs.assignProofPartner, { as: desk, params, body: { partnerId } })
    expect(office.status, 'the head office of a brand reviews none').toBe(404)
  })

  it('nobody approves by a fingerprint that is not the one shown', async () => {
    const { params } = await published()
    const wrong = await shop.call(proofs.approveProof, {
      as: member,
      params,
      body: { version: 1, binding: 'b'.repeat(64), knows: NOTHING_OPEN },
    })
    expect(wrong.status).toBe(409)
  })

  it('nobody pins outside the version, and nobody attaches a file of somebody else', async () => {
    const { params } = await published()
    const comment = { text: '여기', version: 1, pin: { page: 99, x: 0.5, y: 0.5 }, fileIds: [] }
    expect((await shop.call(proofs.commentOnProof, { as: member, params, body: comment })).status).toBe(400)
    const foreign = await storedPdf(shop, 'body', await textBook(1))
    const attached = { text: '여기', version: null, pin: null, fileIds: [foreign.fileId] }
    expect((await shop.call(proofs.commentOnProof, { as: member, params, body: attached })).status).toBe(404)
  })

  it('nothing is published while it is drawn, nor made without a file', async () => {
    const order = await paidOrder(shop, member.memberId)
    const made = ok(await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId: order.lineId }, body: {} }))
    const early = await shop.call(proofs.publishProofVersion, {
      as: desk,
      params: { proofId: made.proofId },
      body: { version: 1 },
    })
    expect(early.status).toBe(409)
    const bare = await paidOrder(shop, member.memberId)
    await shop.container.database.db.execute(sql`update order_lines set files = '[]' where id = ${bare.lineId}`)
    expect(
      (await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId: bare.lineId }, body: {} })).status,
    ).toBe(409)
  })
})

describe('the lists', () => {
  it('show a member only their own proofs that were shown to them', async () => {
    const someone = await shop.member()
    const order = await paidOrder(shop, someone.memberId)
    await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId: order.lineId }, body: {} })
    expect(ok(await shop.call(proofs.listMyProofs, { as: someone, query: {} })).items).toEqual([])
    const other = await paidOrder(shop, someone.memberId)
    const { proofId } = await published(other)
    expect(ok(await shop.call(proofs.listMyProofs, { as: someone, query: {} })).items.map((item) => item.id)).toEqual([
      proofId,
    ])
  })

  it('name the proofs of one order alone, however many others came after it', async () => {
    const someone = await shop.member()
    const order = await paidOrder(shop, someone.memberId)
    const { proofId } = await published(order)
    await published(await paidOrder(shop, someone.memberId))
    const { orderNumber } = order
    const query = { orderNumber }
    expect(ok(await shop.call(proofs.listMyProofs, { as: someone, query })).items.map((item) => item.id)).toEqual([
      proofId,
    ])
    const stranger = await shop.member()
    expect(ok(await shop.call(proofs.listMyProofs, { as: stranger, query })).items).toEqual([])
  })
})
