import { confirmsAt } from '#/domain/orders/auto-confirm.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import type { TellDeps } from '#/server/features/people/messages/messages.public.ts'
import {
  deliveryDone,
  dueDaysMoved,
  filesReplaced,
  linesOf,
  productionStarted,
} from '#/server/features/ordering/orders/orders.public.ts'
import { lineRefused } from '#/server/features/prepress/preflight/preflight.public.ts'
import {
  fileRequested,
  proofApproved,
  proofPublished,
  staffWrote,
} from '#/server/features/prepress/proofs/proofs.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { planProofReminders } from './proof-reminders.ts'
import { paymentOf, tellOfLine, tellOfOrder } from './tell-of-order.ts'

/** From the file to the parcel. */
export function workNotifications(deps: TellDeps): readonly JobHandler[] {
  return [
    ...proofNotifications(deps),
    ...fileDeskNotifications(deps),
    onEvent(productionStarted, 'notifications.production-started', ({ lineId }) =>
      tellOfLine(deps, { lineId, key: `production-started:${lineId}` }, (line, order) => ({
        happening: {
          event: 'production-started',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: line.title, 출고예정: dueSentence(line.dueDay) },
        },
      })),
    ),
    onEvent(deliveryDone, 'notifications.delivered', ({ orderId, deliveryId, by, at }) =>
      tellOfOrder(deps, { orderId, key: `delivered:${deliveryId}:${at}` }, (order) => ({
        happening: {
          event: 'delivered',
          by: by === 'staff' ? 'staff' : 'clock',
          payment: paymentOf(order),
          fields: {
            주문번호: order.number,
            송장: '',
            안내: `따로 알려 주지 않으시면 ${koreanDay(seoulDay(confirmsAt(new Date(at))))}에 구매가 확정됩니다.`,
          },
        },
      })),
    ),
    onEvent(dueDaysMoved, 'notifications.due-days-moved', async ({ orderId, at, why }) => {
      const lines = await linesOf(deps.database.db, orderId)
      const moved = lines.flatMap(({ title, dueDay }) => (dueDay ? [`${title}: ${koreanDay(dueDay)} 출고 예정`] : []))
      const fields = { 변경일정: moved.join('\n'), 안내: why ?? '쉬는 날이 바뀌어 출고예정일을 옮겼습니다.' }
      await tellOfOrder(deps, { orderId, key: `due-days-moved:${orderId}:${at}` }, (order) => ({
        happening: {
          event: 'delayed',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, ...fields },
        },
      }))
    }),
  ]
}

/** What the file desk did and said. */
function fileDeskNotifications(deps: TellDeps): readonly JobHandler[] {
  return [
    onEvent(filesReplaced, 'notifications.files-replaced', ({ lineId, reason, withdrawn, at }) =>
      tellOfLine(deps, { lineId, key: `files-replaced:${lineId}:${at}` }, ({ title }, order) => ({
        happening: {
          event: 'file-replaced',
          by: 'staff',
          payment: paymentOf(order),
          fields: {
            주문번호: order.number,
            품목: title,
            안내: reason,
            다음할일: withdrawn
              ? '앞서 보신 시안은 취소했습니다. 새 시안이 나오면 다시 확인해 주세요.'
              : '시안이 나오면 확인해 주세요.',
          },
        },
      })),
    ),
    onEvent(staffWrote, 'notifications.staff-wrote', ({ lineId, proofId, at }) =>
      tellOfLine(deps, { lineId, key: `staff-wrote:${proofId}:${at}` }, ({ title }, order) => ({
        happening: {
          event: 'staff-wrote',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: title },
        },
        path: proofPath(proofId),
      })),
    ),
  ]
}

/** Files that are asked for again, and what the customer approves. */
function proofNotifications(deps: TellDeps): readonly JobHandler[] {
  return [
    onEvent(lineRefused, 'notifications.line-refused', ({ lineId, note, at }) =>
      tellOfLine(deps, { lineId, key: `line-refused:${lineId}:${at}` }, ({ title }, order) => ({
        happening: {
          event: 'file-problem',
          by: 'clock',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: title, 안내: note || '올리신 파일에 인쇄할 수 없는 곳이 있습니다.' },
        },
      })),
    ),
    onEvent(fileRequested, 'notifications.file-requested', ({ lineId, proofId, at = '' }) =>
      tellOfLine(deps, { lineId, key: `file-requested:${proofId}:${at}` }, ({ title }, order) => ({
        happening: {
          event: 'file-problem',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: title },
        },
      })),
    ),
    onEvent(proofPublished, 'notifications.proof-published', async ({ lineId, proofId, version }) => {
      await tellOfLine(deps, { lineId, key: `proof-published:${proofId}:${version}` }, ({ title }, order) => ({
        happening: {
          event: 'proof-ready',
          by: 'staff',
          payment: paymentOf(order),
          fields: { 주문번호: order.number, 품목: title, 판: String(version) },
        },
        path: proofPath(proofId),
      }))
      await planProofReminders(deps, { lineId, proofId, version })
    }),
    onEvent(proofApproved, 'notifications.proof-approved', ({ lineId, proofId, version, by, byName = '', at = '' }) =>
      tellOfLine(deps, { lineId, key: `proof-approved:${proofId}:${version}:${at}` }, ({ title, dueDay }, order) => ({
        happening: {
          event: 'proof-approved',
          by: by === 'partner' || by === 'staff' ? by : 'customer',
          payment: paymentOf(order),
          fields: {
            주문번호: order.number,
            품목: title,
            판: String(version),
            출고예정: dueSentence(dueDay),
            승인자: byName,
          },
        },
        path: proofPath(proofId),
      })),
    ),
  ]
}

const proofPath = (proofId: string) => `/mypage/draftViewNew?id=${proofId}`
const dueSentence = (dueDay: string | null) => (dueDay ? `출고예정일은 ${koreanDay(dueDay)}입니다.` : '')
