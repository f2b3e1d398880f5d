import type { QueryOf, ResultOf } from '#/contract/endpoint.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { AppError } from '#/contract/errors.ts'
import { isInstantText } from '#/domain/members/date-rules.ts'
import { isUuidForm } from '#/domain/members/text-rules.ts'
import type { BoardRow, listBoard as endpoint } from '#/contract/production/queue.contract.ts'
import { revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { queueBorders } from '#/domain/orders/queue-deadlines.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import { type BoardLine, type BoardPlace, countBoard, isByAge, readBoard } from './board.repo.ts'
import { maskName } from './mask.ts'
import { readTablePlace, writeTablePlace } from './table-place.ts'
import { workingTime } from './working-time.ts'

const PAGE = 50

/** The order table, one row per line. */
export async function listBoard(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  query: QueryOf<typeof endpoint>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof endpoint>> {
  const borders = queueBorders(await workingTime(db), clock.now())
  const { view, kind, sort, cursor, ...asked } = query
  const byAge = isByAge(query)
  const after = cursor ? (byAge ? readTablePlace(cursor, sort) : readCursor(cursor)) : null
  const filter = { ...asked, q: asked.q?.trim() || undefined }
  const reveals = passes(revealPersonalData.access, staff)
  const reports = hasRight(staff.rights, 'reports')
  const who = { staffId: staff.staffId, reveals, reports }
  const lines = await readBoard(db, { view, kind, filter, sort, ...who, borders, after, limit: PAGE + 1 })
  const counts = await countBoard(db, staff.staffId, borders)
  const shown = lines.slice(0, PAGE)
  const last = shown.at(-1)
  const pictures = await picturesOf(db, shown, { closed: !seesPressFiles(staff) })
  return {
    items: shown.map((line, at) => presentLine(line, pictures[at] ?? null, reveals)),
    next: lines.length > PAGE && last ? (byAge ? writeTablePlace(last, sort) : writeCursor(last)) : null,
    counts: { active: counts.active, mine: counts.mine, today: counts.today, hold: counts.hold },
  }
}

function presentLine(line: BoardLine, picture: JobPictureView | null, reveals: boolean): BoardRow {
  return {
    lineId: line.line_id,
    orderNumber: line.number,
    customer: line.orderer.company || maskName(line.orderer.name),
    grade: line.orderer.company ? '기업' : '개인',
    title: line.title,
    product: line.product,
    copies: line.copies,
    remakeCopies: line.remake_copies,
    payment: line.payment_state,
    file: line.file_state,
    production: line.production_state,
    delivery: line.delivery_state ?? 'preparing',
    dispatchDay: line.due_day,
    amount: Number(line.total),
    assignee: line.assignee,
    queue: line.kind,
    summary: specSummary({ ...line.spec, copies: line.remake_copies ?? line.copies }),
    spec: line.spec,
    placedAt: new Date(line.placed_at).toISOString(),
    customerId: line.member_id,
    memo: (reveals && line.memo.trim()) || null,
    ownTitle: line.own_title,
    picture,
  }
}

const writeCursor = (line: BoardLine): string => `${line.idle ? 1 : 0}~${String(line.since)}~${line.line_id}`

function readCursor(text: string): BoardPlace {
  const [idle = '', since = '', lineId = ''] = text.split('~')
  if (!/^[01]$/.test(idle) || !isInstantText(since) || !isUuidForm(lineId)) throw new AppError('INVALID_INPUT')
  return { idle: idle === '1', since, lineId }
}
