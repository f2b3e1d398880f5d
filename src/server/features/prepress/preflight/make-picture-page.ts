import { join } from 'node:path'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { makePage } from '#/contract/prepress/preflight.contract.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { type Asker, fileSeenBy, openFile, storeChanged } from '#/server/features/files/files/files.public.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import type { PreflightDeps } from './preflight-deps.ts'

/** As long as an upload that nobody ordered. */
const UNUSED_DAYS = 2
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/tiff']

const REFUSALS = {
  'too-many-pixels':
    '그림이 너무 큽니다. 6천만 화소(JPG는 2억 5천만 화소)까지 쪽으로 만들 수 있습니다. PDF로 저장해 올려 주세요.',
  unreadable: '그림을 읽을 수 없습니다. 파일이 온전한지 확인하거나 PDF로 저장해 올려 주세요.',
} as const

/** A page of the job's trim made of an uploaded picture, as a file of the same owner; the picture stays. Checked as any PDF then. */
export async function makePicturePage(
  deps: PreflightDeps,
  asker: Asker,
  fileId: string,
  { part, spec }: BodyOf<typeof makePage>,
): Promise<ResultOf<typeof makePage>> {
  const file = await fileSeenBy(deps.database.db, asker, fileId)
  if (file.state !== 'ready') throw new AppError('NOT_FOUND')
  if (!PICTURES.includes(file.contentType ?? '')) throw new AppError('UNSUPPORTED_TYPE', REFUSALS.unreadable)
  const expectation = expectationOf(spec, part, null)
  if (!expectation) throw new AppError('INVALID_INPUT', '이 사양에는 그런 파일이 없습니다. 사양을 확인해 주세요.')
  const { trim, bleed, role } = expectation
  await using folder = await workFolder()
  await using opened = await openFile(deps.storage, file)
  const target = join(folder.path, 'page.pdf')
  const made = await deps.pdf.picturePage(opened.path, { target, trim, bleed }).catch((error: unknown) => {
    if (error instanceof PdfLimitError) return 'too-many-pixels' as const
    throw error
  })
  if (typeof made === 'string') throw new AppError('UNSUPPORTED_TYPE', REFUSALS[made])
  const name = `${file.name.replace(/\.[^.]+$/u, '').slice(0, 240)}.pdf`
  const page = await storeChanged(deps, file, { name, purpose: role, path: target, days: UNUSED_DAYS })
  return { fileId: page.id, name, bytes: page.bytes, ppi: Math.round(made.ppi), margins: made.margins }
}
