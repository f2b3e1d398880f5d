import { checkFile, showPage, showReport } from '#/contract/prepress/preflight.contract.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { FILE_REFUSALS } from '#/domain/bindings/read-binding-file.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'
import type { FileRow } from './binding-rows.ts'

const LOOK_AGAIN_MS = 1500
const WAITING = {
  line: '연결이 끊겨 기다리고 있어요. 이어지면 자동으로 계속해요.',
  room: '받을 자리가 잠시 부족해 기다리고 있어요.',
  shop: '지금 받는 쪽이 바빠 기다리고 있어요.',
} as const

/** Uploads a file and waits until the shop has read it too: its reading is the one that counts. */
export async function sendFile(file: File, signal: AbortSignal, change: (next: Partial<FileRow>) => void) {
  change({ upload: 'going', message: null })
  const { id } = await uploadFile(browserPort, {
    file,
    purpose: 'inner',
    fileId: null,
    signal,
    onProgress: ({ sent, waiting }) => change({ sent, message: waiting ? WAITING[waiting] : null }),
  })
  change({ upload: 'checking', fileId: id, sent: file.size, message: null })
  await untilRead(id, signal, change)
}

/** Goes on where a page that was left had stopped. */
export async function untilRead(fileId: string, signal: AbortSignal, change: (next: Partial<FileRow>) => void) {
  const params = { fileId }
  let report = await call(checkFile, { params, body: { part: 'inner', spec: ANY_BOOK }, signal, errors: 'throw' })
  while (report.state === 'waiting') {
    // oxlint-disable-next-line no-await-in-loop -- asked again until there is an answer
    await browserPort.rest(LOOK_AGAIN_MS, signal)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    report = await call(showReport, { params, signal, errors: 'throw' })
  }
  const problem = report.facts?.problem
  change({ upload: 'there', ...(problem ? { problem: FILE_REFUSALS[problem] } : {}) })
}

/** A single file is looked at as the whole of a book; how it goes with the others is the joined one's check. */
const ANY_BOOK = bindingSpec({
  ...NEW_SET,
  files: [
    {
      fileId: '',
      name: '',
      bytes: 0,
      pages: 24,
      colourPages: 0,
      size: { width: 210, height: 297 },
      fit: 'scale',
      blankBack: true,
      colour: null,
    },
  ],
})

/** First, middle and last page as the shop has drawn them. */
export async function picturesOf(fileId: string, pages: number, signal: AbortSignal): Promise<readonly string[]> {
  const wanted = [...new Set([1, Math.floor((pages + 1) / 2), pages])]
  const drawn = wanted.map(async (page) => {
    const blob = await callBlob(showPage, { params: { fileId, page }, query: {}, signal, errors: 'throw' })
    return URL.createObjectURL(blob)
  })
  return Promise.all(drawn)
}
