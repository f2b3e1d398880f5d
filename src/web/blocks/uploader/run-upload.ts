import { deleteFile, showFile } from '#/contract/files/files.contract.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { MATERIAL_PART } from '#/domain/files/material.ts'
import { extensionRefusal, takenAs } from '#/domain/files/extensions.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { PURPOSE_RULES } from '#/domain/files/purposes.ts'
import { josa } from '#/lib/josa.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { completed, isPassing, uploadFile, type WaitingFor } from './upload-file.ts'
import { browserPort } from './upload-port.ts'
import type { JobOfFiles, Upload } from './uploads.ts'
import { changeUpload, dropUpload, putUpload, replacedBy, sameFile, useUploads } from './uploads.ts'

/** Files and abortControllers of this page's uploads; neither can be stored. */
const files = new Map<string, File>()
const abortControllers = new Map<string, AbortController>()

const WAITING: Readonly<Record<WaitingFor, string>> = {
  line: '연결이 끊겨 기다리고 있습니다. 이어지면 자동으로 계속합니다.',
  room: '받을 자리가 잠시 부족해 기다리고 있습니다. 올라간 만큼은 그대로 있고, 자리가 나면 자동으로 계속합니다.',
  shop: '지금 받는 쪽이 바빠 기다리고 있습니다. 잠시 뒤 자동으로 계속합니다.',
}

const PAUSED = new DOMException('paused', 'AbortError')

/** Reads the stored uploads and asks the server which of them are still there; call in an effect. */
export async function loadUploads(): Promise<void> {
  if (useUploads.persist.hasHydrated()) return
  await useUploads.persist.rehydrate()
  await Promise.all(useUploads.getState().uploads.map(checkUpload))
}

async function checkUpload({ id, fileId, picture, originalId }: Upload): Promise<void> {
  if (fileId === null) return
  const awaitsPage = picture === true && originalId === undefined
  try {
    const { state } = await call(showFile, { params: { fileId }, errors: 'throw' })
    if (state === 'ready') changeUpload(id, { state: awaitsPage ? 'picture' : 'ready', message: null })
    else if (state === 'checking') void waitForCheck(id, fileId, awaitsPage)
    else if (state === 'refused') dropUpload(id)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropUpload(id)
  }
}

/** All of it is there, so the file itself is not needed any more. */
async function waitForCheck(id: string, fileId: string, awaitsPage: boolean): Promise<void> {
  changeUpload(id, { state: 'checking', message: null })
  try {
    const complete = () => browserPort.complete(fileId)
    await completed(browserPort, new AbortController().signal, complete)
    changeUpload(id, { state: awaitsPage ? 'picture' : 'ready', message: null })
  } catch (error) {
    const refused = error instanceof ApiError && !isPassing(error)
    changeUpload(
      id,
      refused ? { state: 'failed', message: error.message, fileId: null, sent: 0 } : { state: 'needs-file' },
    )
  }
}

/**
 * Begins, or goes on with the same file where it stopped. A refusal that needs no server is said at once, and answered with
 * `false`: such a file is not worth reading.
 */
export function beginUpload(job: JobOfFiles, purpose: FilePurpose, file: File): boolean {
  const earlier = replacedBy(useUploads.getState().uploads, job, purpose, file)
  if (earlier && sameFile(earlier, file) && earlier.state !== 'failed') {
    files.set(earlier.id, file)
    if (earlier.state !== 'ready') resumeUpload(earlier.id)
    return true
  }
  if (earlier) removeUpload(earlier.id)
  const id = crypto.randomUUID()
  const picture = purpose !== MATERIAL_PART && takenAs(file.name) === 'picture'
  const refusal = refusalOf(picture ? MATERIAL_PART : purpose, file)
  putUpload({
    id,
    ...job,
    purpose,
    ...(picture ? { picture } : {}),
    name: file.name,
    bytes: file.size,
    lastModified: file.lastModified,
    fileId: null,
    state: refusal ? 'failed' : 'uploading',
    sent: 0,
    message: refusal,
  })
  files.set(id, file)
  if (!refusal) resumeUpload(id)
  return refusal === null
}

function refusalOf(purpose: FilePurpose, file: File): string | null {
  const { label, maxBytes } = PURPOSE_RULES[purpose]
  const wrongName = extensionRefusal(purpose, file.name)
  if (wrongName) return wrongName
  if (file.size === 0) return '빈 파일입니다. 저장이 끝난 파일인지 확인해 주세요.'
  if (file.size > maxBytes)
    return `${josa(label, '은/는')} ${describeBytes(maxBytes)}까지 올릴 수 있습니다. 이 파일은 ${describeBytes(file.size)}입니다.`
  return null
}

export function resumeUpload(id: string): void {
  const file = files.get(id)
  const upload = useUploads.getState().uploads.find((candidate) => candidate.id === id)
  if (!file || !upload || abortControllers.has(id)) return
  const abortController = new AbortController()
  abortControllers.set(id, abortController)
  changeUpload(id, { state: 'uploading', message: null })
  void run(upload, file, abortController).finally(() => abortControllers.delete(id))
}

async function run(
  { id, purpose, fileId, bytes, picture }: Upload,
  file: File,
  { signal }: AbortController,
): Promise<void> {
  try {
    const done = await uploadFile(browserPort, {
      file,
      purpose: picture ? MATERIAL_PART : purpose,
      fileId,
      signal,
      onProgress: (progress) =>
        changeUpload(id, {
          ...(progress.fileId ? { fileId: progress.fileId } : {}),
          sent: progress.sent,
          state: progress.waiting ? 'waiting' : progress.sent >= bytes ? 'checking' : 'uploading',
          message: progress.waiting ? WAITING[progress.waiting] : null,
        }),
    })
    changeUpload(id, { state: picture ? 'picture' : 'ready', sent: bytes, fileId: done.id })
  } catch (error) {
    if (signal.aborted) return
    changeUpload(id, {
      state: 'failed',
      message: error instanceof Error ? error.message : String(error),
      fileId: null,
      sent: 0,
    })
  }
}

export function pauseUpload(id: string): void {
  abortControllers.get(id)?.abort(PAUSED)
  abortControllers.delete(id)
  changeUpload(id, { state: 'paused' })
}

/** Takes the file out of the job and, if nobody orders it, off the server. */
export function removeUpload(id: string): void {
  const upload = useUploads.getState().uploads.find((candidate) => candidate.id === id)
  abortControllers.get(id)?.abort(PAUSED)
  abortControllers.delete(id)
  files.delete(id)
  dropUpload(id)
  const fileId = upload?.fileId
  if (fileId && !upload.held) void call(deleteFile, { params: { fileId }, errors: 'throw' }).catch(() => undefined)
}
