import { AppError } from '#/contract/errors.ts'
import * as endpoints from '#/contract/support/cases.contract.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { listRoute, route, type Route, writeRoute } from '#/server/platform/http/route.ts'
import { readCase } from './cases.repo.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import { listCases } from './list-cases.ts'
import { recordCause, remakeCase } from './remake-case.ts'
import { sendInquiryFile } from './send-file.ts'

export const casesRoutes = (deps: InquiriesDeps): readonly Route[] => [
  listRoute(endpoints.listCases, ({ query }, lists) => listCases(lists, query)),
  writeRoute(endpoints.recordCause, ({ params, body }, tx) => recordCause(tx, { caseId: params.caseId, body })),
  writeRoute(endpoints.startRemake, async ({ params, principal, body }, tx) => {
    const id = principal.staffId
    const author = { kind: 'staff', id, name: (await staffName(tx, id)) ?? '상담' } as const
    return remakeCase(tx, deps, { caseId: params.caseId, author, deliveryId: body.deliveryId })
  }),
  route(endpoints.readCasePhoto, async ({ params, reply }) => {
    const { db } = deps.database
    const found = await readCase(db, params.caseId)
    if (!found) throw new AppError('NOT_FOUND')
    // As the customer sees the thread: a note between staff is none of the case.
    const photo = { inquiryId: found.inquiryId, fileId: params.fileId, reader: 'customer' } as const
    return sendInquiryFile({ db, storage: deps.storage }, photo, reply)
  }),
]
