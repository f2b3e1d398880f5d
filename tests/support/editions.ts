import * as staff from '#/contract/textbooks/staff-editions.contract.ts'
import type { EditionForm } from '#/contract/textbooks/edition-parts.ts'
import type { StaffCaller } from './callers.ts'
import { textBook } from './pdf/make-books.ts'
import { uploadPdf } from './pdf/upload-pdf.ts'
import type { TestShop } from './test-shop.ts'

export const EDITION: EditionForm = {
  title: '유형 연습',
  grade: 'm2',
  term: 'first',
  kind: '유형',
  topics: '일차함수, 연립방정식',
  curriculum: '2022 개정 교육과정',
  make: { trim: 'a5', binding: 'perfect', paper: 'white-80', pages: 40, colour: false },
  look: { figure: 'triangles', ground: 'indigo', ink: 'white', accent: 'mustard' },
  prices: [
    { copies: 10, supply: 60_000 },
    { copies: 30, supply: 150_000 },
    { copies: 100, supply: 400_000 },
  ],
  preview: [1, 2, 3, 20],
  saleFrom: '2020-01-01',
  saleTo: null,
  dispatchDay: null,
}

let body: Promise<Uint8Array> | null = null

/** A textbook that waits for its publication, with a body that was checked. */
export async function draftEdition(
  shop: TestShop,
  as: StaffCaller,
  change: Partial<EditionForm & { brand: string }> = {},
) {
  const form = { ...EDITION, brand: 'hamamath', ...change }
  const made = (await shop.call(staff.createEdition, { as, body: form })).data
  return withBody(shop, as, made.id)
}

export async function withBody(shop: TestShop, as: StaffCaller, id: string) {
  body ??= textBook(40)
  const fileId = await uploadPdf(shop, as, await body, 'inner')
  const params = { id }
  const { versions } = (await shop.call(staff.readDeskEdition, { as, params })).data
  const revision = versions[0]?.revision ?? 0
  await shop.call(staff.setEditionBody, { as, params, body: { revision, fileId } })
  await shop.runJobs()
  return (await shop.call(staff.readDeskEdition, { as, params })).data
}

/** One that members see. */
export async function soldEdition(
  shop: TestShop,
  as: StaffCaller,
  change: Partial<EditionForm & { brand: string }> = {},
) {
  const draft = await draftEdition(shop, as, change)
  const revision = draft.versions[0]?.revision ?? 0
  const answer = await shop.call(staff.publishEdition, { as, params: { id: draft.id }, body: { revision } })
  if (answer.status !== 200) throw new Error(answer.failure?.message)
  return answer.data
}
