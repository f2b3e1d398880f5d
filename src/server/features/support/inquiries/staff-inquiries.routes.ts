import * as endpoints from '#/contract/support/staff-inquiries.contract.ts'
import * as templates from '#/contract/support/answer-templates.contract.ts'
import { serviceStaff } from '#/server/features/people/staff/staff.public.ts'
import { listRoute, route, type Route, writeRoute } from '#/server/platform/http/route.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { readAnswerNames, saveAnswerNames } from './answer-names.repo.ts'
import { authorOf } from './author-of.ts'
import { agreeByPhone } from './answer-offer.ts'
import { moveCase } from './case-acts.ts'
import { quoteInCopies } from './checked-card.ts'
import { offeredCampaigns } from './compensate.ts'
import { mostAlone } from '#/server/features/benefits/wallet/wallet.public.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import { offer } from './make-offer.ts'
import { mergeInquiries } from './merge-inquiries.ts'
import { readForDesk, readInboxPage } from './read-desk.ts'
import { sendInquiryFile } from './send-file.ts'
import { answer, assign, closeByStaff, markSeen, note } from './staff-acts.ts'
import { changeTemplate, dropTemplate, templateThings } from './change-template.ts'
import { takeFault } from './take-fault.ts'
import { listTemplates } from './templates.repo.ts'

export const staffInquiriesRoutes = (deps: InquiriesDeps): readonly Route[] => [
  ...readRoutes(deps),
  ...talkRoutes(deps),
  ...caseRoutes(deps),
  ...templateRoutes(deps),
]

const readRoutes = (deps: InquiriesDeps): readonly Route[] => {
  const { db } = deps.database
  const now = () => deps.clock.now()
  return [
    listRoute(endpoints.listStaffInquiries, ({ query, principal }, lists) =>
      readInboxPage(lists, query, principal.staffId, now()),
    ),
    route(endpoints.readStaffInquiry, ({ params, principal }) =>
      readForDesk(db, params.inquiryId, { staffId: principal.staffId, now: now() }),
    ),
    route(endpoints.readStaffInquiryFile, ({ params, reply }) =>
      sendInquiryFile({ db, storage: deps.storage }, { ...params, reader: 'desk' }, reply),
    ),
    route(endpoints.listAssignees, async () => ({ staff: await serviceStaff(db) })),
  ]
}

const talkRoutes = (deps: InquiriesDeps): readonly Route[] => [
  writeRoute(endpoints.answerInquiry, async (call, tx) => {
    const { params, principal, body } = call
    return answer(tx, deps, { inquiryId: params.inquiryId, author: await authorOf(tx, principal), call, body })
  }),
  route(endpoints.quoteInCopies, ({ params, body }) => quoteInCopies(deps.database.db, deps, params.inquiryId, body)),
  writeRoute(endpoints.noteOnInquiry, async ({ params, principal, body }, tx) =>
    note(tx, deps, { inquiryId: params.inquiryId, author: await authorOf(tx, principal), text: body.text }),
  ),
  writeRoute(endpoints.markInquirySeen, ({ params, body }, tx) =>
    markSeen(tx, deps, { inquiryId: params.inquiryId, seq: body.seq }),
  ),
  writeRoute(endpoints.assignInquiry, ({ params, body }, tx) =>
    assign(tx, deps, { inquiryId: params.inquiryId, staffId: body.staffId }),
  ),
  writeRoute(endpoints.closeByStaff, async ({ params, principal }, tx) =>
    closeByStaff(tx, deps, { inquiryId: params.inquiryId, author: await authorOf(tx, principal) }),
  ),
  writeRoute(endpoints.mergeInquiry, async ({ params, principal, body }, tx) =>
    mergeInquiries(tx, deps, {
      inquiryId: params.inquiryId,
      intoId: body.intoId,
      author: await authorOf(tx, principal),
    }),
  ),
]

const caseRoutes = (deps: InquiriesDeps): readonly Route[] => [
  writeRoute(endpoints.takeFault, async ({ params, principal, body }, tx) =>
    takeFault(tx, deps, { ...params, principal, author: await authorOf(tx, principal), body }),
  ),
  listRoute(endpoints.listOfferCoupons, async (_call, lists) => ({
    coupons: await offeredCampaigns(lists, deps.clock.now()),
    pointsAlone: await mostAlone(lists),
  })),
  writeRoute(endpoints.agreeByPhone, async ({ params, principal, body }, tx) =>
    agreeByPhone(tx, deps, { inquiryId: params.inquiryId, author: await authorOf(tx, principal), body }),
  ),
  writeRoute(endpoints.offerOnCase, async ({ params, principal, body }, tx) =>
    offer(tx, deps, { inquiryId: params.inquiryId, author: await authorOf(tx, principal), body }),
  ),
  writeRoute(endpoints.moveCase, async ({ params, principal, body }, tx) =>
    moveCase(tx, deps, { inquiryId: params.inquiryId, author: await authorOf(tx, principal), body }),
  ),
]

const templateRoutes = (deps: InquiriesDeps): readonly Route[] => [
  route(templates.listTemplates, async () => ({
    names: await readAnswerNames(deps.database.db),
    templates: (await listTemplates(deps.database.db)).map((row) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
      seen: lookedAt(templateThings(row)),
    })),
  })),
  writeRoute(templates.saveTemplate, async ({ params, principal, body }, tx) =>
    changeTemplate(tx, deps, { ...body, id: params.templateId, by: (await authorOf(tx, principal)).name }),
  ),
  writeRoute(templates.changeAnswerNames, async ({ principal, body }, tx) => {
    await saveAnswerNames(tx, { ...body, changedBy: principal.staffId, changedAt: deps.clock.now() })
    return {}
  }),
  writeRoute(templates.deleteTemplate, ({ params, body }, tx) => dropTemplate(tx, params.templateId, body.seen)),
]
