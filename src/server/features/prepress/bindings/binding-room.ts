import { formatCount } from '#/lib/format-count.ts'
import { BINDING_LIMITS } from '#/domain/bindings/binding-set.ts'
import type { BindingOrigin } from '#/domain/brands/binding-origin.ts'
import { err } from '#/lib/result.ts'
import type { QuoteJob } from '#/server/features/catalogue/pricing/pricing.public.ts'
import {
  type FileStanding,
  type OriginLine,
  type OriginRoom,
  quoterOfBrand,
} from '#/server/features/ordering/origins/origins.public.ts'
import { mayBuyOfEach } from '#/server/features/people/members/members.public.ts'
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
  findings: [{ part: 'body', title: '아직 한 권으로 묶고 있어요', detail: '끝나면 주문할 수 있어요.', fixable: false }],
  match: null,
}

const GONE = '이 신청의 파일이 없어졌어요. 삭제하고 다시 담아 주세요.'

const TOO_MANY = err({
  code: 'not-offered',
  path: 'classes',
  message: `한 번에 ${formatCount(BINDING_LIMITS.copies)}부까지 만들어요. 반별 부수를 줄여 주세요.`,
} as const)

/** How a bound request is priced and checked in cart and order: as the book that it is, once its pages are together. */
export const bindingRoom = (deps: Deps): OriginRoom<BindingOrigin> => ({
  mayOrder: async (db, buyer, origins) => {
    const sets = await setsByIds(
      db,
      origins.map(({ setId }) => setId),
    )
    // Somebody else's request answers like one that is not there.
    const brandOf = new Map(
      sets.flatMap(({ id, memberId, brand }) => (memberId === buyer.memberId ? [[id, brand]] : [])),
    )
    const verdicts = await mayBuyOfEach(db, buyer, { brands: brandOf.values(), goods: 'bindings' })
    return origins.map(({ setId }) => verdicts.get(brandOf.get(setId) ?? '') ?? err({ message: GONE }))
  },
  price: async (db, lines) => {
    const quoterOf = await quotersOf(db, deps, await setsOf(db, lines))
    return lines.map((line) =>
      line.spec.copies > BINDING_LIMITS.copies ? TOO_MANY : quoterOf(line)(line.spec, { kept: line.spec }),
    )
  },
  standings: (db, lines) => standings(db, deps, lines),
})

const setsOf = (db: DbOrTx, lines: readonly Line[]): Promise<SetRow[]> =>
  setsByIds(
    db,
    lines.map(({ origin }) => origin.setId),
  )

/** Each line by the level of its own brand, which is asked once. */
async function quotersOf(
  db: DbOrTx,
  { quoter }: Pick<Deps, 'quoter'>,
  sets: readonly SetRow[],
): Promise<(line: Line) => QuoteJob> {
  const usual = await quoterOfBrand(db, quoter, null)
  const quoters = new Map<string, QuoteJob>()
  for (const brand of new Set(sets.map((set) => set.brand))) quoters.set(brand, await quoterOfBrand(db, quoter, brand))
  return ({ origin }) => quoters.get(sets.find(({ id }) => id === origin.setId)?.brand ?? '') ?? usual
}

async function standings(db: DbOrTx, deps: Deps, lines: readonly Line[]): Promise<readonly FileStanding[]> {
  const sets = await setsOf(db, lines)
  const quoterOf = await quotersOf(db, deps, sets)
  const jobs = lines.map((line) => {
    const { spec, files } = line
    const priced = files.length > 0 ? quoterOf(line)(spec, { kept: spec }) : null
    return priced?.ok ? { spec: priced.value.spec, route: priced.value.quote.route, files } : null
  })
  const asked = jobs.filter((job) => job !== null)
  const judged = asked.length > 0 ? await deps.fileJudge.standingsOf(db, asked) : []
  return lines.map(({ origin }, at) => {
    const job = jobs[at]
    if (job) return judged[asked.indexOf(job)] ?? WAITING
    return notJoined(sets.find(({ id }) => id === origin.setId))
  })
}

/** Until its pages are together it cannot be ordered; what cannot be joined says which file. */
function notJoined(set: SetRow | undefined): FileStanding {
  if (set && set.state !== 'failed') return JOINING
  const detail = set?.failure ?? GONE
  return {
    state: 'stopped',
    findings: [{ part: 'body', title: '한 권으로 묶지 못했어요', detail, fixable: false }],
    match: null,
  }
}
