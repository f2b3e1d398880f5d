import type { checkFile } from '#/contract/prepress/preflight.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import { routeOfSpec } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { PreflightDeps } from './preflight-deps.ts'

type Asked = BodyOf<typeof checkFile>
type ExpectedBy = (db: DbOrTx, fileId: string, asked: Asked) => Promise<FileExpectation>

/**
 * What is expected of a file somebody asks about: by the line that it was ordered with, at the route its price was made for,
 * or by a spec that is still open, at the route the tariff in force would take.
 */
export function expectedBy(deps: Pick<PreflightDeps, 'clock'>): ExpectedBy {
  const routeOfOpen = routeOfSpec(deps)
  const ofOpen = async (db: DbOrTx, { part, spec }: Asked) => expectationOf(spec, part, await routeOfOpen(db, spec))
  return async (db, fileId, asked) => {
    const { part, lineId } = asked
    const expectation = lineId ? await ofLine(db, { fileId, part, lineId }) : await ofOpen(db, asked)
    if (!expectation) throw new AppError('INVALID_INPUT', '이 사양에는 그런 파일이 없습니다. 사양을 확인해 주세요.')
    return expectation
  }
}

interface Ordered {
  readonly fileId: string
  readonly part: string
  readonly lineId: string
}

/** NOT_FOUND for a line that the file does not belong to: who may see the file learns nothing of other orders. */
async function ofLine(db: DbOrTx, { fileId, part, lineId }: Ordered): Promise<FileExpectation | null> {
  const line = await lineOf(db, lineId)
  if (!line?.files.some((file) => file.fileId === fileId)) throw new AppError('NOT_FOUND')
  return expectationOf(line.spec, part, line.quote.route)
}
