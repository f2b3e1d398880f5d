import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { addBinding } from '#/contract/prepress/bindings.contract.ts'
import { type BindingProblem, bindingProblems } from '#/domain/bindings/binding-problems.ts'
import { type BindingFile, BINDING_LIMITS, type BindingSet, tooMany } from '#/domain/bindings/binding-set.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { FILE_REFUSALS, readBindingFile } from '#/domain/bindings/read-binding-file.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { chooseFiles } from '#/server/features/files/files/files.public.ts'
import { quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Buyer } from '#/server/features/people/members/members.public.ts'
import { factsOfContents } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { BindingsDeps } from './bindings-deps.ts'

export interface Who extends Buyer {
  readonly visitorKey: string | null
}

type Request = Omit<BodyOf<typeof addBinding>, 'brand'>

/**
 * A request to a brand with what the server itself read of its files, and its price. INVALID_INPUT with the place of every problem, NOT_FOUND when
 * a file is not the member's own, CONFLICT while one is still being read; nothing is changed then.
 */
export async function readRequest(
  tx: Tx,
  deps: BindingsDeps,
  who: Who,
  { brand, request }: { readonly brand: string; readonly request: Request },
) {
  refuseAgain(request)
  const files = await chooseFiles(
    tx,
    who,
    request.files.map(({ fileId }) => ({ fileId, part: 'body' })),
  )
  const set: BindingSet = { ...request, files: await readAll(tx, request, files) }
  refuse(bindingProblems(set))
  const priced = (await quoterOfBrand(tx, deps.quoter, brand))(bindingSpec(set))
  if (!priced.ok) throw new AppError('INVALID_INPUT', priced.error.message)
  return { set, files, ...priced.value }
}

/** What needs no look at the files is said before their rows are locked. */
function refuseAgain({ files }: Request): void {
  if (files.length > BINDING_LIMITS.files) refuse([{ path: 'files', message: tooMany(files.length) }])
  const again = files.findIndex(({ fileId }, at) => files.findIndex((other) => other.fileId === fileId) < at)
  if (again !== -1)
    refuse([{ path: `files.${again}`, message: `${again + 1}번째 파일이 두 번 들어 있어요. 하나를 빼 주세요.` }])
}

async function readAll(tx: Tx, request: Request, files: readonly LineFile[]): Promise<readonly BindingFile[]> {
  const facts = await factsOfContents(
    tx,
    files.map(({ sha256 }) => sha256),
  )
  return files.map(({ fileId, name, bytes, sha256 }, at): BindingFile => {
    const known = facts.get(sha256)
    if (!known) throw new AppError('CONFLICT', `「${name}」을 아직 읽고 있어요. 잠시 뒤 다시 눌러 주세요.`)
    const read = readBindingFile(known)
    if (typeof read === 'string') {
      const message = `「${name}」: ${FILE_REFUSALS[read]}`
      throw new AppError('INVALID_INPUT', message, { [`files.${at}`]: message })
    }
    const { fit = 'scale', blankBack = true, colour = null } = request.files[at] ?? {}
    return { fileId, name, bytes, ...read, fit, blankBack, colour }
  })
}

function refuse(problems: readonly BindingProblem[]): void {
  const [first] = problems
  if (first)
    throw new AppError(
      'INVALID_INPUT',
      first.message,
      Object.fromEntries(problems.map(({ path, message }) => [path, message])),
    )
}
