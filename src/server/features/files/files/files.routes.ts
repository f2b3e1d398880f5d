import * as contract from '#/contract/files/files.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { route, type Route } from '#/server/platform/http/route.ts'
import { completeUpload } from './complete-upload.ts'
import { deleteFile } from './delete-file.ts'
import type { FilesDeps } from './files-deps.ts'
import { incomingAttachments } from './incoming-attachments.ts'
import { partsThere } from './parts-there.ts'
import { presentFile } from './files.presenter.ts'
import { signFileDownload } from './files.public.ts'
import { findVisibleFile } from './find-usable-file.ts'
import { signParts } from './sign-parts.ts'
import { startUpload } from './start-upload.ts'
import { replaceAttachment, uploadAttachment } from './upload-attachment.ts'

export function filesRoutes(deps: FilesDeps): readonly Route[] {
  const { db } = deps.database
  const attachments = { ...deps, incoming: incomingAttachments() }
  return [
    route(contract.startUpload, (call) => startUpload(deps, call, call.ip, call.body)),
    route(contract.signParts, (call) => signParts(deps, call, call.params.fileId, call.body.parts)),
    route(contract.showFile, async (call) => {
      const row = await findVisibleFile(db, call.params.fileId, call)
      return presentFile(row, await partsThere(deps, row))
    }),
    route(contract.completeUpload, async (call) =>
      presentFile(await completeUpload(deps, call, call.params.fileId, call.body.sha256)),
    ),
    route(contract.deleteFile, async (call) => {
      await deleteFile(deps, call, call.params.fileId)
      return null
    }),
    route(contract.downloadFile, async (call) => {
      const row = await findVisibleFile(db, call.params.fileId, call)
      if (row.state !== 'ready') throw new AppError('CONFLICT', '파일이 아직 다 올라오지 않았습니다.')
      return { url: await signFileDownload(deps.storage, row) }
    }),
    route(contract.uploadAttachment, async (call) => presentFile(await uploadAttachment(attachments, call, call))),
    route(contract.replaceAttachment, async (call) =>
      presentFile(await replaceAttachment(attachments, call, call.params.fileId, call)),
    ),
  ]
}
