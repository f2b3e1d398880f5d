import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { EditionForm } from '#/contract/textbooks/edition-parts.ts'
import type { withdrawEdition as withdrawEndpoint } from '#/contract/textbooks/staff-editions.contract.ts'
import { editionSpec } from '#/domain/editions/edition-job.ts'
import { tableProblem } from '#/domain/editions/edition-price.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { type Asker, takeForShop } from '#/server/features/files/files/files.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { EditionsDeps } from './editions-deps.ts'
import {
  findEdition,
  insertEdition,
  insertVersion,
  lockEdition,
  updateEdition,
  updateVersion,
  versionsOf,
} from './editions.repo.ts'
import type { EditionRow, VersionRow } from './editions.table.ts'

/** Korean at the field that is wrong; what the form alone cannot know. */
async function refuseWrong(tx: Tx, deps: EditionsDeps, form: EditionForm): Promise<void> {
  const refuse = (field: string, message: string) => new AppError('INVALID_INPUT', message, { [field]: message })
  const prices = tableProblem(form.prices)
  if (prices) throw refuse('prices', prices)
  const beyond = form.preview.find((page) => page > form.make.pages)
  if (beyond) throw refuse('preview', `${beyond}쪽은 없는 쪽입니다. 이 교재는 ${form.make.pages}쪽입니다.`)
  if (form.saleTo !== null && form.saleTo < form.saleFrom)
    throw refuse('saleTo', '판매 마지막 날이 시작일보다 빠릅니다.')
  const quoteJob = await deps.quoter(tx)
  const made = quoteJob(editionSpec(form.make, form.prices[0]?.copies ?? 10))
  if (!made.ok) throw refuse('make.pages', made.error.message)
}

const versionFields = (form: EditionForm) => ({
  curriculum: form.curriculum,
  make: form.make,
  look: form.look,
  prices: form.prices,
  preview: [...new Set(form.preview)].toSorted((a, b) => a - b),
  saleFrom: form.saleFrom,
  saleTo: form.saleTo,
  dispatchDay: form.dispatchDay,
})

const editionFields = ({ title, grade, term, kind, topics }: EditionForm) => ({ title, grade, term, kind, topics })

/** Errors: INVALID_INPUT. */
export async function createEdition(
  tx: Tx,
  deps: EditionsDeps,
  { brand, ...form }: EditionForm & { readonly brand: EditionRow['brand'] },
): Promise<string> {
  if (!(await anyBrand(tx, brand))?.sells.includes('editions'))
    throw new AppError('INVALID_INPUT', NOT_ITS, { brand: NOT_ITS })
  await refuseWrong(tx, deps, form)
  const now = deps.clock.now()
  const id = deps.ids.uuid()
  await insertEdition(tx, { id, brand, ...editionFields(form), shownNumber: null, latestNumber: 1, createdAt: now })
  await insertVersion(tx, { ...NEW_VERSION, editionId: id, number: 1, ...versionFields(form), changedAt: now })
  return id
}

const NOT_ITS = '교재를 파는 브랜드를 골라 주세요. 브랜드 설정에서 교재를 고르면 여기에 나와요.'

const NEW_VERSION = {
  state: 'draft',
  revision: 1,
  body: null,
  withdrawnReason: null,
  successorId: null,
  publishedAt: null,
  withdrawnAt: null,
} as const

/** Locked. NOT_FOUND; CONFLICT when no version waits for its publication, or another desk changed it. */
async function draftOf(tx: Tx, id: string, revision: number): Promise<{ edition: EditionRow; draft: VersionRow }> {
  const edition = await lockEdition(tx, id)
  if (!edition) throw new AppError('NOT_FOUND')
  const draft = (await versionsOf(tx, id)).find(({ state }) => state === 'draft')
  if (!draft) throw new AppError('CONFLICT', '공개한 판은 고칠 수 없습니다. 다음 판을 준비해 주세요.')
  if (draft.revision !== revision)
    throw new AppError('CONFLICT', '그사이 다른 분이 이 판을 고쳤습니다. 새로 불러온 뒤 다시 저장해 주세요.')
  return { edition, draft }
}

export async function changeEdition(
  tx: Tx,
  deps: EditionsDeps,
  id: string,
  { revision, ...form }: EditionForm & { readonly revision: number },
): Promise<void> {
  const { draft } = await draftOf(tx, id, revision)
  await refuseWrong(tx, deps, form)
  await updateEdition(tx, id, editionFields(form))
  const change = { ...versionFields(form), revision: revision + 1, changedAt: deps.clock.now() }
  await updateVersion(tx, draft, change)
  await askCheck(tx, deps, { ...draft, ...change })
}

/** The PDF is the brand's from here on: kept for good, checked once. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT. */
export async function setBody(
  tx: Tx,
  deps: EditionsDeps,
  asker: Asker,
  { id, revision, fileId }: { readonly id: string; readonly revision: number; readonly fileId: string },
): Promise<void> {
  const { draft } = await draftOf(tx, id, revision)
  const [file] = await takeForShop(tx, asker, [fileId])
  if (!file?.sha256 || file.contentType !== 'application/pdf')
    throw new AppError('INVALID_INPUT', '내지는 PDF로 올려 주세요.', { fileId: '내지는 PDF로 올려 주세요.' })
  const { name, bytes, sha256, contentType } = file
  const body: LineFile = { fileId, part: 'inner', name, bytes, sha256, contentType }
  await updateVersion(tx, draft, { body, revision: revision + 1, changedAt: deps.clock.now() })
  await askCheck(tx, deps, { ...draft, body })
}

/** The same check as of every file, asked once for the version. */
async function askCheck(tx: Tx, deps: EditionsDeps, { make, prices, body, editionId }: VersionRow): Promise<void> {
  const job = body && (await checkedJob(tx, deps, { make, prices, body }))
  if (job) await deps.fileJudge.ask(tx, job, editionId)
}

/** What the body is judged for; null when the job is no longer offered. */
export async function checkedJob(
  db: DbOrTx,
  deps: Pick<EditionsDeps, 'quoter'>,
  { make, prices, body }: Pick<VersionRow, 'make' | 'prices' | 'body'>,
) {
  const quoteJob = await deps.quoter(db)
  const made = quoteJob(editionSpec(make, prices[0]?.copies ?? 10))
  return made.ok && body ? { spec: made.value.spec, route: made.value.quote.route, files: [body] } : null
}

/** Errors: NOT_FOUND, CONFLICT, INVALID_INPUT for a file that is missing, still being read, or cannot be printed. */
export async function publishEdition(tx: Tx, deps: EditionsDeps, id: string, revision: number): Promise<void> {
  const { edition, draft } = await draftOf(tx, id, revision)
  const job = await checkedJob(tx, deps, draft)
  if (!job) throw new AppError('INVALID_INPUT', '내지 PDF를 올린 뒤 공개할 수 있습니다.')
  const [standing] = await deps.fileJudge.standingsOf(tx, [job])
  if (standing?.state === 'waiting')
    throw new AppError('INVALID_INPUT', '내지를 아직 검사하고 있습니다. 검사가 끝나면 공개해 주세요.')
  if (standing?.state !== 'fine')
    throw new AppError('INVALID_INPUT', `내지를 인쇄할 수 없습니다. ${standing?.findings[0]?.title ?? ''}`.trim())
  const now = deps.clock.now()
  const before = (await versionsOf(tx, id)).find(({ state }) => state === 'published')
  if (before)
    await updateVersion(tx, before, {
      state: 'withdrawn',
      withdrawnAt: now,
      withdrawnReason: `${draft.number}판이 나왔어요.`,
      successorId: id,
    })
  await updateVersion(tx, draft, { state: 'published', publishedAt: now, revision: revision + 1, changedAt: now })
  await updateEdition(tx, edition.id, { shownNumber: draft.number })
}

/** Errors: NOT_FOUND, CONFLICT when nothing of it is sold, INVALID_INPUT for a successor that there is not. */
export async function withdrawEdition(
  tx: Tx,
  deps: EditionsDeps,
  id: string,
  { reason, successorId }: BodyOf<typeof withdrawEndpoint>,
): Promise<void> {
  const edition = await lockEdition(tx, id)
  if (!edition) throw new AppError('NOT_FOUND')
  const sold = (await versionsOf(tx, id)).find(({ state }) => state === 'published')
  if (!sold) throw new AppError('CONFLICT', '지금 팔고 있는 판이 없습니다.')
  const successor = successorId === null ? null : await findEdition(tx, successorId)
  if (successorId !== null && (successorId === id || successor?.brand !== edition.brand))
    throw new AppError('INVALID_INPUT', '대신할 교재를 찾지 못했습니다.', {
      successorId: '대신할 교재를 다시 골라 주세요.',
    })
  const now = deps.clock.now()
  await updateVersion(tx, sold, {
    state: 'withdrawn',
    withdrawnAt: now,
    withdrawnReason: reason,
    successorId,
    changedAt: now,
  })
}

/** The next version begins as the last one is; what is sold goes on being sold. Errors: NOT_FOUND, CONFLICT. */
export async function startVersion(tx: Tx, deps: EditionsDeps, id: string): Promise<void> {
  const edition = await lockEdition(tx, id)
  if (!edition) throw new AppError('NOT_FOUND')
  const [last] = await versionsOf(tx, id)
  if (!last || last.state === 'draft') throw new AppError('CONFLICT', '준비하고 있는 판이 있습니다.')
  const number = last.number + 1
  await insertVersion(tx, { ...last, ...NEW_VERSION, number, dispatchDay: null, changedAt: deps.clock.now() })
  await updateEdition(tx, id, { latestNumber: number })
}
