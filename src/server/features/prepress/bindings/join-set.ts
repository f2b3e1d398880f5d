import { createHash } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#/contract/errors.ts'
import { BINDING_COVER, coverValues } from '#/domain/bindings/binding-cover.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { bodyLabel } from '#/domain/bindings/body-label.ts'
import { filesToBlacken } from '#/domain/bindings/file-colour.ts'
import { bookPages } from '#/domain/bindings/plan-binding.ts'
import { FILE_REFUSALS } from '#/domain/bindings/read-binding-file.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import {
  filesOf,
  openFile,
  type OpenedFile,
  reserveForMember,
  storeForMember,
} from '#/server/features/files/files/files.public.ts'
import { fillItem, lockOriginItem } from '#/server/features/ordering/cart/cart.public.ts'
import { canonicalCopyOf } from '#/server/features/prepress/preflight/preflight.public.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError, type RefusedFile } from '#/server/ports/pdf.ts'
import type { BindingsDeps } from './bindings-deps.ts'
import { findAnySet, lockSet, updateSet } from './bindings.repo.ts'
import type { SetRow } from './bindings.table.ts'

/** As long as what lies in a cart. */
const KEEP_DAYS = 91

export const BROKE_DOWN =
  '파일을 한 권으로 묶지 못했어요. 파일은 그대로 있으니 「파일·사양 변경」에서 다시 담아 주세요.'
const TOO_HEAVY = '파일이 너무 커서 한 권으로 묶지 못했어요. 두 권으로 나눠 담아 주세요.'
const GONE = '올린 파일이 없어졌어요. 이 파일만 다시 올려 주세요.'

const REFUSALS: Readonly<Record<RefusedFile['reason'], string>> = {
  unreadable: FILE_REFUSALS.unprintable,
  colours:
    '색을 흑백으로 바꾸지 못했어요. 이 파일을 컬러로 두거나, 만든 프로그램에서 흑백 PDF로 저장해서 다시 올려 주세요.',
}

interface Failure {
  readonly message: string
  /** Counted from 0; null when it is no single file's. */
  readonly file: number | null
}

export interface SetVersion {
  readonly setId: string
  readonly version: number
}

/**
 * Writes the one body and the cover of a request and puts both into its item, to be checked and imposed as any other files. May run
 * twice; a request that was changed meanwhile is left to its own job.
 */
export async function joinSet(deps: BindingsDeps, { setId, version }: SetVersion): Promise<void> {
  const row = await findAnySet(deps.database.db, setId)
  if (row?.state !== 'joining' || row.version !== version) return
  const body = await bodyOf(deps, row)
  if ('message' in body) return failSet(deps, { setId, version }, body)
  const cover = await coverOf(deps, row)
  await finish(deps, row, { ...body, cover })
}

/** The body that was joined before, or a new one. */
async function bodyOf(
  deps: BindingsDeps,
  row: SetRow,
): Promise<{ readonly body: LineFile; readonly bodyKey: string } | Failure> {
  const { request, files } = row
  const expectation = expectationOf(bindingSpec(request), 'inner', null)
  if (!expectation) throw new Error(`set ${row.id} has no inner`)
  const plan = {
    title: row.title,
    expectation,
    pages: bookPages(request),
    fits: request.files.map(({ fit }) => fit),
    black: filesToBlacken(request),
  }
  const { trim, bleed } = expectation
  const label = bodyLabel(request)
  const hashes = files.map(({ sha256 }) => sha256)
  const bodyKey = createHash('sha256')
    .update(canonicalJson({ hashes, pages: plan.pages, fits: plan.fits, black: plan.black, trim, bleed, label }))
    .digest('hex')
  if (row.body && row.bodyKey === bodyKey) {
    const [kept] = await filesOf(deps.database.db, [row.body.fileId])
    if (kept?.sha256 === row.body.sha256) return { body: row.body, bodyKey }
  }
  await using opened = new AsyncDisposableStack()
  const paths: string[] = []
  for (const [at, file] of files.entries()) {
    const copy = await openCopy(deps, file)
    if (typeof copy === 'string') return { message: `「${file.name}」: ${copy}`, file: at }
    paths.push(opened.use(copy).path)
  }
  const folder = opened.use(await workFolder())
  const target = join(folder.path, 'body.pdf')
  const refused = await deps.pdf.join(paths, { target, plan }).catch((error: unknown) => {
    if (error instanceof PdfLimitError) return 'heavy' as const
    throw error
  })
  if (refused === 'heavy') return { message: TOO_HEAVY, file: null }
  if (refused !== null)
    return { message: `「${files[refused.file]?.name ?? ''}」: ${REFUSALS[refused.reason]}`, file: refused.file }
  const full = await roomProblem(deps, row, target)
  if (full !== null) return { message: full, file: null }
  return { body: await keep(deps, row, { path: target, purpose: 'inner', part: 'body', label }), bodyKey }
}

/** Each change of a request writes a book anew: it takes its member's room as an upload does. */
async function roomProblem(deps: BindingsDeps, { memberId }: SetRow, path: string): Promise<string | null> {
  try {
    await reserveForMember(deps, { memberId, bytes: (await stat(path)).size })
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') return error.message
    throw error
  }
}

/** Exactly the bytes that were chosen, in their canonical copy; a Korean reason where they cannot be had. */
async function openCopy(deps: BindingsDeps, { fileId, sha256 }: LineFile): Promise<OpenedFile | string> {
  const [file] = await filesOf(deps.database.db, [fileId])
  if (file?.state !== 'ready' || file.sha256 !== sha256) return GONE
  const copy = await canonicalCopyOf(deps, { id: fileId, sha256, storageKey: file.storageKey })
  return typeof copy === 'string' ? FILE_REFUSALS[copy] : openFile(deps.storage, copy)
}

async function coverOf(deps: BindingsDeps, row: SetRow): Promise<LineFile> {
  const { request, title } = row
  const pdf = await deps.pressMaker.drawDesign({
    design: BINDING_COVER,
    values: coverValues(request.cover),
    spec: bindingSpec(request),
    title,
  })
  await using folder = await workFolder()
  const path = join(folder.path, 'cover.pdf')
  await writeFile(path, pdf)
  return await keep(deps, row, { path, purpose: 'cover', part: 'cover', label: '표지' })
}

interface Made {
  readonly path: string
  readonly purpose: FilePurpose
  readonly part: string
  readonly label: string
}

async function keep(
  deps: BindingsDeps,
  { memberId, title }: SetRow,
  { path, purpose, part, label }: Made,
): Promise<LineFile> {
  const file = await storeForMember(deps, { name: `${title} ${label}.pdf`, purpose, path, memberId, days: KEEP_DAYS })
  if (file.sha256 === null) throw new Error(`file ${file.id} has no hash`)
  const { id: fileId, name, bytes, sha256, contentType } = file
  return { fileId, part, name, bytes, sha256, contentType: contentType ?? 'application/pdf' }
}

/** Item before set, as everywhere. What was taken out of the cart meanwhile is joined all the same: it can be put back. */
async function finish(
  deps: BindingsDeps,
  row: SetRow,
  made: { readonly body: LineFile; readonly bodyKey: string; readonly cover: LineFile },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const item = row.itemId === null ? null : await lockOriginItem(tx, row.memberId, row.itemId)
    const now = await lockSet(tx, row.id)
    if (now?.state !== 'joining' || now.version !== row.version) return
    await updateSet(tx, row.id, { ...made, state: 'joined', delay: null, updatedAt: deps.clock.now() })
    if (!item) return
    const files = [made.body, made.cover]
    const { spec, shownQuote } = await fillItem(tx, deps, item, { files })
    await deps.fileJudge.ask(tx, { spec, route: shownQuote.route, files }, row.memberId)
  })
}

export async function failSet(
  deps: BindingsDeps,
  { setId, version }: SetVersion,
  { message, file }: Failure = { message: BROKE_DOWN, file: null },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = await lockSet(tx, setId)
    if (now?.state !== 'joining' || now.version !== version) return
    await updateSet(tx, setId, { state: 'failed', failure: message, failedFile: file, delay: null })
  })
}

/** Its customer reads why it takes so long; it is tried again. */
export async function delaySet(deps: BindingsDeps, { setId, version }: SetVersion, delay: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = await lockSet(tx, setId)
    if (now?.state === 'joining' && now.version === version) await updateSet(tx, setId, { delay })
  })
}
