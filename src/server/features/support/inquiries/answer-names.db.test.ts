import { expect, it } from 'vitest'
import { changeAnswerNames, listTemplates } from '#/contract/support/answer-templates.contract.ts'
import { askInquiry, readInquiry } from '#/contract/support/inquiries.contract.ts'
import { answerInquiry } from '#/contract/support/staff-inquiries.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()

it('customers read the desk or the person, as the shop wants it, in old answers as well', async () => {
  const member = await shop.member()
  const staff = await shop.staff('service')
  const question = { category: 'file', title: '재단선', text: '어디까지 그릴까요', context: null } as const
  const { inquiryId } = (await shop.call(askInquiry, { as: member, body: question })).data
  const body = { text: '3 mm 더 그려 주세요.', fileIds: [], seen: 1, card: null }
  await shop.call(answerInquiry, { as: staff, params: { inquiryId }, body })
  const nameRead = async () =>
    (await shop.call(readInquiry, { as: member, params: { inquiryId } })).data.messages.at(-1)?.author.name
  const change = (names: 'desk' | 'person', as: typeof staff | typeof member) =>
    shop.call(changeAnswerNames, { as, body: { names } })

  expect(await nameRead()).toBe('상담')
  expect((await change('person', member)).status).toBe(403)
  expect((await change('person', staff)).status).toBe(200)
  expect((await shop.call(listTemplates, { as: staff })).data.names).toBe('person')
  const person = await nameRead()
  expect(person).toBeTruthy()
  expect(person).not.toBe('상담')
  await change('desk', staff)
  expect(await nameRead()).toBe('상담')
})
