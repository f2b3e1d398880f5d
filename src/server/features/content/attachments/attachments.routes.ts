import * as contract from '#/contract/content/attachments.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { findItem } from '#/server/features/content/writing/writing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Storage } from '#/server/ports/storage.ts'
import { addVersion, attachFile, withdrawVersion } from './attach-file.ts'
import { presentAtDesk } from './attachments.presenter.ts'
import { sendAttached } from './send-attached.ts'

interface AttachmentsDeps extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly storage: Storage
  /** Staff are a later part's: who puts the shop together says how their names are found. */
  readonly nameOfStaff: (db: DbOrTx, id: string) => Promise<string | null>
}

export function attachmentsRoutes(deps: AttachmentsDeps): readonly Route[] {
  const { db } = deps.database
  const present = (at: DbOrTx, itemId: string) => presentAtDesk(at, itemId, deps.nameOfStaff)
  return [
    route(contract.downloadAttached, async ({ params, reply }) => {
      await sendAttached(deps, params, reply)
      return null
    }),
    route(contract.listAttached, async ({ params }) => {
      if (!(await findItem(db, params.id))) throw new AppError('NOT_FOUND')
      return present(db, params.id)
    }),
    writeRoute(contract.attachFile, async (call, tx) =>
      present(tx, await attachFile(tx, deps, call, call.params.id, call.body)),
    ),
    writeRoute(contract.addVersion, async (call, tx) =>
      present(tx, await addVersion(tx, deps, call, call.params.id, call.body)),
    ),
    writeRoute(contract.withdrawVersion, async (call, tx) =>
      present(tx, await withdrawVersion(tx, deps, call, call.params)),
    ),
  ]
}
