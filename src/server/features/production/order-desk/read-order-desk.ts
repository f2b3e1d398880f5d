import type { OrderDesk } from '#/contract/production/order-desk.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { to } from '#/contract/web-paths.ts'
import { EYES_WORDS } from '#/domain/preflight/eyes-needed.ts'
import { mayChangeFile } from '#/domain/orders/guards.ts'
import {
  bindingOfLine,
  factsOf,
  fileSetsOf,
  historyOf,
  linesOf,
  orderByNumber,
  type OrderLine,
  guestPath,
  pagesOf,
} from '#/server/features/ordering/orders/orders.public.ts'
import { seesPressFiles } from '#/server/features/files/files/files.public.ts'
import { sentAbout } from '#/server/features/people/messages/messages.public.ts'
import { reportsOfFiles } from '#/server/features/prepress/preflight/preflight.public.ts'
import { eyesFor, threadOf } from '#/server/features/prepress/proofs/proofs.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import * as endpoints from '#/contract/production/order-desk.contract.ts'
import { secondLookOf } from './look-alone.ts'
import { notesOf, readingsOf } from './notes.repo.ts'
import { type LineThread, presentOverride, presentSets, presentTimeline } from './order-desk.presenter.ts'
import { refusalOf } from './override-file.ts'
import { agreedOverrideOf, openOverrideOf } from './overrides.repo.ts'

/** What the page of an order shows beside the order itself: its files over time, who said what, what staff noted. */
export async function readOrderDesk(db: Db, orderNumber: string, staff: StaffPrincipal): Promise<OrderDesk> {
  const order = await orderByNumber(db, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  const [lines, notes, readings, history] = await Promise.all([
    linesOf(db, order.id),
    notesOf(db, order.id),
    readingsOf(db, order.id),
    historyOf(db, order.id),
  ])
  const threads = await threadsOf(db, lines)
  const proofPaths = threads.map(({ proofId }) => `/mypage/draftViewNew?id=${proofId}`)
  const sent = await sentAbout(db, [...pathsOfOrder(order.number), ...proofPaths])
  return {
    readings: readings.map(({ staffId, staffName, desk, at }) => ({
      name: staffName,
      desk,
      at: at.toISOString(),
      mine: staffId === staff.staffId,
    })),
    lines: await Promise.all(lines.map((line) => presentLine(db, line, staff))),
    timeline: presentTimeline({ threads, notes, sent }),
    moves: history.flatMap(({ machine, toState, at, lineId }) =>
      machine === 'order' || toState === null ? [] : [{ machine, to: toState, at: at.toISOString(), lineId }],
    ),
    may: {
      write: passes(endpoints.writeCustomer.access, staff),
      replace: passes(endpoints.replaceFiles.access, staff),
      override: passes(endpoints.askOverride.access, staff),
      download: seesPressFiles(staff),
    },
  }
}

/** Where messages about an order lead: to its page or to the payment, a guest by the proof of the phone. */
function pathsOfOrder(order: string): readonly string[] {
  const payment = to('/order/{orderNumber}/payment', { orderNumber: order })
  return [...pagesOf(order), payment, guestPath(order, payment)]
}

async function threadsOf(db: Db, lines: readonly OrderLine[]): Promise<readonly LineThread[]> {
  const found = await Promise.all(
    lines.map(async (line) => {
      const thread = await threadOf(db, line.id)
      return thread ? [{ ...thread, lineId: line.id }] : []
    }),
  )
  return found.flat()
}

async function presentLine(db: Db, line: OrderLine, staff: StaffPrincipal): Promise<OrderDesk['lines'][number]> {
  const [sets, open, agreed] = await Promise.all([
    fileSetsOf(db, line),
    openOverrideOf(db, line.id),
    agreedOverrideOf(db, line.id),
  ])
  const ids = [...new Set(sets.flatMap(({ files }) => files.map(({ fileId }) => fileId)))]
  const binding = bindingOfLine(line)
  const living = open?.binding === binding ? open : null
  const eyes = line.file === 'ready' ? await eyesFor(db, line, agreed?.binding === binding) : null
  return {
    lineId: line.id,
    sets: presentSets(sets, await reportsOfFiles(db, ids)),
    override: living && presentOverride(living, staff, await secondLookOf(db, living)),
    overrideRefusal: await refusalOf(db, line),
    eyes: eyes && EYES_WORDS[eyes],
    replaceRefusal: replaceRefusal(line),
  }
}

function replaceRefusal(line: OrderLine): string | null {
  if (line.payment === 'cancelled' || line.payment === 'refunded' || line.production === 'cancelled')
    return '취소한 주문입니다.'
  return mayChangeFile(factsOf(line), 'staff')
    ? null
    : '이미 인쇄에 들어갔습니다. 제작을 보류하면 파일을 바꿀 수 있습니다.'
}
