import { AppError } from '#/contract/errors.ts'
import * as endpoints from '#/contract/support/cases.contract.ts'
import { listRoute, route, type Route, writeRoute } from '#/server/platform/http/route.ts'
import { authorOf } from './author-of.ts'
import { addCasePhotos } from './case-photos.ts'
import { readCase } from './cases.repo.ts'
import { takeBack } from './compensate.ts'
import type { InquiriesDeps } from './inquiries-deps.ts'
import { listCases } from './list-cases.ts'
import { readWholeCase } from './read-case.ts'
import { recordCause, remakeCase } from './remake-case.ts'
import { recordArrival } from './return-goods.ts'
import { sendInquiryFile } from './send-file.ts'
import { sendSmallPhoto } from './send-small-photo.ts'

export const casesRoutes = (deps: InquiriesDeps): readonly Route[] => [
  listRoute(endpoints.listCases, ({ query }, lists) => listCases(lists, query)),
  route(endpoints.readCase, ({ params }) => readWholeCase(deps.database.db, params.caseId)),
  writeRoute(endpoints.recordCause, ({ params, body }, tx) => recordCause(tx, { caseId: params.caseId, body })),
  writeRoute(endpoints.startRemake, async ({ params, principal, body }, tx) =>
    remakeCase(tx, deps, { ...params, author: await authorOf(tx, principal), deliveryId: body.deliveryId }),
  ),
  writeRoute(endpoints.recordArrival, async ({ params, principal, body }, tx) =>
    recordArrival(tx, deps, { ...params, author: await authorOf(tx, principal), body }),
  ),
  writeRoute(endpoints.takeBackGiven, async ({ params, principal, body }, tx) =>
    takeBack(tx, deps, { ...params, author: await authorOf(tx, principal), reason: body.reason }),
  ),
  writeRoute(endpoints.addCasePhotos, async ({ params, principal, body }, tx) =>
    addCasePhotos(tx, deps, { ...params, ...body, principal, author: await authorOf(tx, principal) }),
  ),
  route(endpoints.readCasePhoto, async ({ params, reply }) => {
    const { db } = deps.database
    const found = await readCase(db, params.caseId)
    if (!found) throw new AppError('NOT_FOUND')
    const photo = { inquiryId: found.inquiryId, fileId: params.fileId, reader: 'desk' } as const
    return sendInquiryFile({ db, storage: deps.storage }, photo, reply)
  }),
  route(endpoints.showCasePhoto, async ({ params, reply }) => sendSmallPhoto(deps, params, reply)),
]
