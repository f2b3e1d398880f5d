import { join } from 'node:path'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { expectationOf, roleOf } from '#/domain/preflight/expectation-of.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { type PressConditionId, pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { readForPlates } from '#/domain/press/foreign-inks.ts'
import { isInItsInks } from '#/domain/press/in-its-inks.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { DrawnBy } from '#/domain/proofs/version-changes.ts'
import { filesOf, openFile, type OpenedFile } from '#/server/features/files/files/files.public.ts'
import { canonicalCopyOf } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Services } from '#/server/platform/services.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError, type PdfReader } from '#/server/ports/pdf.ts'
import type { Storage } from '#/server/ports/storage.ts'
import type { VersionFile } from './proofs.table.ts'

interface OpenDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids' | 'log'> {
  readonly storage: Storage
  readonly pdf: PdfReader
}

interface OpenedCopy extends OpenedFile {
  readonly copySha256: string
}

/** The copy that the customer approves; what it looks like in print is `openAsPrinted`. */
export async function openCopy(deps: OpenDeps, file: VersionFile): Promise<OpenedCopy> {
  const [stored] = await filesOf(deps.database.db, [file.fileId])
  if (!stored || stored.sha256 !== file.sha256)
    throw new Error(`file ${file.fileId} is not what the version is bound to`)
  const copy = await canonicalCopyOf(deps, { ...stored, sha256: file.sha256 })
  if (typeof copy === 'string') throw new Error(`file ${file.fileId} is ${copy}`)
  return { ...(await openFile(deps.storage, copy)), copySha256: copy.sha256 }
}

interface Ordered {
  readonly spec: JobSpec
  readonly route: RouteId
}

interface OpenedAsPrinted extends OpenedFile {
  /** Whose inks its pages are in; absent where the file has no place on a press. */
  readonly press?: PressConditionId
  readonly drawn: DrawnBy
}

/**
 * The same copy, its pages in the inks that they are ordered in, as its plates are made of it. A file that is so already is opened as it
 * lies; so is one for which the conversion is too much, and `drawn` says so.
 */
export async function openAsPrinted(
  deps: OpenDeps,
  order: Ordered,
  { file, facts }: { readonly file: VersionFile; readonly facts: PdfFacts },
): Promise<OpenedAsPrinted> {
  await using made = new AsyncDisposableStack()
  const copy = made.use(await openCopy(deps, file))
  const { partId: part, fileId, name } = file
  const role = roleOf(part)
  const expectation = expectationOf(order.spec, part, order.route)
  if (!role || !expectation) return { ...open(copy.path, made), drawn: 'as-printed' }
  const press = pressConditionOf(expectation).id
  if (isInItsInks(order.spec, part, facts)) return { ...open(copy.path, made), press, drawn: 'as-printed' }
  const folder = made.use(await workFolder())
  const target = join(folder.path, 'inks.pdf')
  const answer = await deps.pdf
    .inItsInks(copy.path, {
      target,
      file: { fileId, part, role, name, sha256: file.sha256 },
      count: facts.pages.length,
      order: { spec: order.spec, route: order.route },
      read: readForPlates(facts),
    })
    .catch((error: unknown) => {
      if (!(error instanceof PdfLimitError)) throw error
      deps.log.warn({ err: error, fileId }, 'pages of a proof are drawn in the colours they came in')
      return 'too-much' as const
    })
  const drawn = answer === 'too-much' ? 'as-it-came' : 'as-printed'
  return { ...open(answer === 'written' ? target : copy.path, made), press, drawn }
}

/** Hands what was opened on to whoever draws it. */
function open(path: string, made: AsyncDisposableStack): OpenedFile {
  const kept = made.move()
  return { path, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
