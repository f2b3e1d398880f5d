import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { readFirm, setTerms } from '#/contract/money/credit.contract.ts'
import { listRepayments, recordTransfer, sendRepayment } from '#/contract/money/staff-repayments.contract.ts'
import { decideApproval } from '#/contract/people/approvals.contract.ts'
import { decideBrandRequest, joinBrand, listBrandRequests } from '#/contract/people/brand-membership.contract.ts'
import { agreeDiscount, changeMemberStanding, readMemberDesk } from '#/contract/people/member-desk.contract.ts'
import { revealMember } from '#/contract/people/staff-members.contract.ts'
import { submitDocuments } from '#/contract/people/supporting-documents.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { bank, moneyOf, notify, paidTogether, putLines } from '#tests/support/orders/taken-back.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { uploadDocument } from '#tests/support/upload-document.ts'

let gateway: PracticeGateway
let shop: TestShop
let chief: StaffCaller
let finance: StaffCaller
beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  chief = await shop.staff()
  finance = await shop.staff('finance')
})

const paper = async (as: MemberCaller) => [
  { kind: 'academy-registration' as const, fileId: await uploadDocument(shop, as) },
]
const WRONG = { bank: '88', accountNumber: '110123456789', holderName: '불일치' }
const RIGHT = { ...WRONG, holderName: '김직지' }

/** Somebody decides by what was there before; nothing of it may have happened. */
function expectOvertaken(answer: { readonly status: number; readonly failure: unknown }, what: RegExp): void {
  expect(answer.status).toBe(409)
  expect(answer.failure).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(what) })
}

describe('what changes between the look and the decision of the desk is said, and nothing is decided', () => {
  it('a request to join a brand: another branch, then better papers', async () => {
    const member = await shop.member()
    const params = { id: 'hamamath' }
    const ask = async (contract: string, documents: Awaited<ReturnType<typeof paper>> = []) =>
      shop.call(joinBrand, { as: member, params, body: { academy: '한결학원', contract, documents, agree: true } })
    const look = async () => {
      const { requests } = (await shop.call(listBrandRequests, { as: chief, query: {} })).data
      const { id = '', seen = {} } = requests.find(({ memberId }) => memberId === member.memberId) ?? {}
      return { params: { id }, seen }
    }
    const approve = ({ params: to, seen }: Awaited<ReturnType<typeof look>>) =>
      shop.call(decideBrandRequest, { as: chief, params: to, body: { decision: 'approved', seen } })
    await ask('분당점', await paper(member))
    const first = await look()
    await ask('판교점')
    expectOvertaken(await approve(first), /지점·계약번호가 바뀌어/)
    const second = await look()
    await ask('판교점', await paper(member))
    expectOvertaken(await approve(second), /증빙 서류가 바뀌어/)
    expect((await approve(await look())).status).toBe(200)
  })

  it('an academy that hands in another paper while its first is read', async () => {
    const member = await shop.member({ type: 'ACADEMY' })
    await shop.container.database.pool.query(`update member set approval = 'waiting' where id = $1`, [member.memberId])
    const params = { memberId: member.memberId }
    const { seen } = (await shop.call(revealMember, { as: chief, params })).data
    await shop.call(submitDocuments, { as: member, body: { documents: await paper(member) } })
    const body = { decision: 'approved' as const, seen }
    expectOvertaken(await shop.call(decideApproval, { as: chief, params, body }), /증빙 서류가 바뀌어/)
    const again = (await shop.call(revealMember, { as: chief, params })).data
    expect(again.approval).toBe('waiting')
    const now = { ...body, seen: again.seen }
    expect((await shop.call(decideApproval, { as: chief, params, body: now })).status).toBe(200)
  })

  it('kind, agreed price and terms of a member that two of the staff set at once', async () => {
    const params = { memberId: (await shop.member()).memberId }
    const { seen } = (await shop.call(readMemberDesk, { as: chief, params })).data.member
    const firm = (await shop.call(readFirm, { as: finance, params })).data
    const discount = (rate: number) =>
      shop.call(agreeDiscount, { as: chief, params, body: { rate, until: null, reason: '계약', seen: seen.discount } })
    expect((await discount(5)).status).toBe(200)
    expectOvertaken(await discount(7), /할인이 바뀌어/)
    const standing = (to: 'business' | 'matholic') =>
      shop.call(changeMemberStanding, {
        as: chief,
        params,
        body: { standing: to, reason: '확인', seen: seen.standing },
      })
    expect((await standing('business')).status).toBe(200)
    expectOvertaken(await standing('matholic'), /회원 종류가 바뀌어/)
    const terms = (limit: number) =>
      shop.call(setTerms, {
        as: finance,
        params,
        body: { limit, statementDay: 1, dueDays: 10, reason: '월 결제', seen: firm.seen },
      })
    expect((await terms(1_000_000)).status).toBe(200)
    expectOvertaken(await terms(9_000_000), /후불 조건이 바뀌어/)
  })

  it('money that goes back: the customer names another account while finance acts by the first', async () => {
    const member = await shop.member()
    const { numbers } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
    const [orderNumber = ''] = numbers
    const cancel = { reason: '필요 없음', refundAccount: WRONG }
    await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: cancel })
    await shop.runJobs()
    const rowOf = async () =>
      (await shop.call(listRepayments, { as: finance, query: { show: 'all' } })).data.repayments.find((row) =>
        row.orderNumbers.includes(orderNumber),
      )
    const { id = '', seen = {} } = (await rowOf()) ?? {}
    const params = { repaymentId: id }
    // Somebody else sends it once more, and the bank refuses once more.
    await shop.call(sendRepayment, { as: chief, params, body: { refundAccount: WRONG, seen } })
    await shop.runJobs()
    const byHand = { note: '11월 24일 신한 김직지', seen }
    expectOvertaken(await shop.call(recordTransfer, { as: finance, params, body: byHand }), /계좌나 상태가 바뀌어/)
    const body = { refundAccount: RIGHT, seen: (await rowOf())?.seen ?? {} }
    expect((await shop.call(sendRepayment, { as: finance, params, body })).status).toBe(200)
    await shop.runJobs()
    expect((await rowOf())?.state).toBe('returned')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('a wish to cancel: the card company takes some of the money while its answer is written', async () => {
    const member = await shop.member()
    const { orderNumber, total } = await placeFlyer(shop, member)
    const payment = await payFor(shop, gateway, member, [orderNumber])
    await putLines(shop, orderNumber, `file_state = 'approved'`)
    const params = { orderNumber }
    await shop.call(cancelOrder, { as: member, params, body: { reason: '전시가 없어졌습니다.' } })
    const look = async () => (await shop.call(readStaffOrder, { as: chief, params })).data.cancelRequest
    const seen = (await look())?.seen ?? {}
    await gateway.chargeBack(payment.gatewayOrderId, 10_000)
    await notify(shop, payment, 'CHANGED')
    const agree = { agreed: true as const, kept: 0, text: '네.', seen }
    expectOvertaken(await shop.call(answerCancel, { as: chief, params, body: agree }), /돌려드릴 수 있는 금액이 바뀌어/)
    expect(await look()).toMatchObject({ paid: total - 10_000 })
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ refunded: 0 })
  })

  it('money that the bank took back and that comes again while finance gives it up', async () => {
    const member = await shop.member()
    const { numbers, payment } = await paidTogether(shop, gateway, member, [1000], { method: '가상계좌' })
    const [orderNumber = ''] = numbers
    const params = { orderNumber }
    await bank(shop, gateway, payment, 'back')
    const seen = (await shop.call(readStaffOrder, { as: finance, params })).data.missingMoney?.seen ?? {}
    const giveUp = () =>
      shop.call(answerReversal, { as: finance, params, body: { how: 'receivable', reason: '통화함', seen } })
    await bank(shop, gateway, payment, 'in')
    expect((await giveUp()).status).toBe(409)
    expect(await moneyOf(shop, orderNumber)).toMatchObject({ payment: 'paid', receivable: 0 })
  })
})
