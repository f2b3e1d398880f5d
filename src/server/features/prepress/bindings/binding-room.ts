import { BINDING_LIMITS } from '#/domain/bindings/binding-set.ts'
import type { BindingOrigin } from '#/domain/brands/binding-origin.ts'
import { mayOpenMatholicRequest } from '#/domain/catalog/role-access.ts'
import { err } from '#/lib/result.ts'
import type { FileStanding, OriginLine, OriginRoom } from '#/server/features/ordering/origins/origins.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { BindingsDeps } from './bindings-deps.ts'
import { setsByIds } from './bindings.repo.ts'
import type { SetRow } from './bindings.table.ts'

type Deps = Pick<BindingsDeps, 'quoter' | 'fileJudge'>
type Line = OriginLine<BindingOrigin>

const WAITING: FileStanding = { state: 'waiting', findings: [], match: null }
/** Nothing can be ordered that is not there yet. */
const JOINING: FileStanding = {
  state: 'stopped',
  findings: [{ part: 'body', title: '아직 한 권으로 묶고 있어요', detail: '잠시 뒤 다시 해 주세요.', fixable: false }],
  match: null,
}

const TOO_MANY = err({
  code: 'not-offered',
  path: 'classes',
  message: `한 번에 ${BINDING_LIMITS.copies.toLocaleString('ko-KR')}부까지 만들어요. 반별 부수를 줄여 주세요.`,
} as const)

/** How a bound request is priced and checked in cart and order: as the book that it is, once its pages are together. */
export const bindingRoom = (deps: Deps): OriginRoom<BindingOrigin> => ({
  mayOrder: mayOpenMatholicRequest,
  price: async (db, lines) => {
    const quoteJob = await deps.quoter(db)
    return lines.map(({ spec }) => (spec.copies > BINDING_LIMITS.copies ? TOO_MANY : quoteJob(spec, { kept: spec })))
  },
  standings: (db, lines) => standings(db, deps, lines),
})

async function standings(db: DbOrTx, deps: Deps, lines: readonly Line[]): Promise<readonly FileStanding[]> {
  const quoteJob = await deps.quoter(db)
  const jobs = lines.map(({ spec, files }) => {
    const priced = files.length > 0 ? quoteJob(spec, { kept: spec }) : null
    return priced?.ok ? { spec: priced.value.spec, route: priced.value.quote.route, files } : null
  })
  const asked = jobs.filter((job) => job !== null)
  const judged = asked.length > 0 ? await deps.fileJudge.standingsOf(db, asked) : []
  const open = lines.filter((_, at) => !jobs[at])
  const sets = await setsByIds(
    db,
    open.map(({ origin }) => origin.setId),
  )
  return lines.map(({ origin }, at) => {
    const job = jobs[at]
    if (job) return judged[asked.indexOf(job)] ?? WAITING
    return notJoined(sets.find(({ id }) => id === origin.setId))
  })
}

/** Until its pages are together it cannot be ordered; what cannot be joined says which file. */
function notJoined(set: SetRow | undefined): FileStanding {
  if (set && set.state !== 'failed') return JOINING
  const detail = set?.failure ?? '이 신청의 파일이 없어졌어요. 삭제하고 다시 담아 주세요.'
  return {
    state: 'stopped',
    findings: [{ part: 'body', title: '한 권으로 묶지 못했어요', detail, fixable: false }],
    match: null,
  }
}
