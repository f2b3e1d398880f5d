import * as contract from '#/contract/people/messages.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { listRoute, type Route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { presentListed } from './messages.presenter.ts'
import * as repo from './messages.repo.ts'
import { pageOf, readPlace } from './place.ts'
import { sendAgain } from './send-again.ts'

const PAGE = 50

export function messagesRoutes({ jobs, clock }: Pick<Services, 'jobs' | 'clock'>): readonly Route[] {
  return [
    listRoute(contract.listMessages, async ({ query }, db) => {
      const before = query.before ? readPlace(query.before) : null
      const rows = await repo.page(db, { failedOnly: query.show === 'failed', before, limit: PAGE + 1 })
      const failed = await repo.countFailed(db)
      const { shown, next } = pageOf(rows, PAGE)
      return { messages: shown.map(presentListed), next, failed }
    }),
    writeRoute(contract.readMessage, async (call, tx) => {
      const row = await repo.find(tx, call.params.messageId)
      if (!row) throw new AppError('NOT_FOUND')
      await audit(tx, call, { action: 'message.reveal', objectKind: 'message', objectId: row.id })
      return { recipient: row.recipient, subject: row.subject, body: row.body, failureCode: row.failureCode }
    }),
    writeRoute(contract.sendMessageAgain, async (call, tx) => {
      const row = await repo.lockFailure(tx, call.params.messageId)
      if (!row) throw new AppError('NOT_FOUND')
      await sendAgain(tx, { jobs }, row, { at: clock.now(), staffId: call.principal.staffId })
      await audit(tx, call, { action: 'message.again', objectKind: 'message', objectId: row.id })
      return DONE
    }),
    writeRoute(contract.settleMessage, async (call, tx) => {
      const row = await repo.lockFailure(tx, call.params.messageId)
      if (!row) throw new AppError('NOT_FOUND')
      await repo.markHandled(tx, row.id, { at: clock.now(), staffId: call.principal.staffId })
      await audit(tx, call, { action: 'message.settled', objectKind: 'message', objectId: row.id })
      return DONE
    }),
  ]
}
