import * as endpoints from '#/contract/content/content-admin.contract.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { allStaffFaqs, pageOfStaffNotices } from './content-admin.repo.ts'
import { presentFaq, presentNotice } from './content.presenter.ts'
import type { FaqRecord, NoticeRecord } from './content.repo.ts'
import { changeFaq, writeFaq } from './write-faq.ts'
import { changeNotice, writeNotice } from './write-notice.ts'

const PAGE = 50

export function contentAdminRoutes(deps: Pick<Services, 'database' | 'clock' | 'ids'>): readonly Route[] {
  const { db } = deps.database
  return [
    route(endpoints.listStaffNotices, async ({ query }) => {
      const rows = await pageOfStaffNotices(db, query.after ?? null, PAGE + 1)
      return {
        items: rows.slice(0, PAGE).map(presentStaffNotice),
        next: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
      }
    }),
    writeRoute(endpoints.writeNotice, (call, tx) => writeNotice(tx, deps, call, call.body)),
    writeRoute(endpoints.changeNotice, (call, tx) => {
      const { version, ...form } = call.body
      return changeNotice(tx, deps, call, { id: call.params.id, version, form })
    }),
    route(endpoints.listStaffFaqs, async () => ({ items: (await allStaffFaqs(db)).map(presentStaffFaq) })),
    writeRoute(endpoints.writeFaq, (call, tx) => writeFaq(tx, deps, call, call.body)),
    writeRoute(endpoints.changeFaq, (call, tx) => {
      const { version, ...form } = call.body
      return changeFaq(tx, deps, call, { id: call.params.id, version, form })
    }),
  ]
}

const presentStaffNotice = (row: NoticeRecord): endpoints.StaffNotice => ({
  ...presentNotice(row),
  body: row.body,
  hidden: row.hiddenAt !== null,
  version: row.version,
})

const presentStaffFaq = (row: FaqRecord): endpoints.StaffFaq => ({
  ...presentFaq(row),
  hidden: row.hiddenAt !== null,
  version: row.version,
})
