import { useEffect, useRef } from 'react'
import { makePage } from '#/contract/prepress/preflight.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { changeUpload, type Upload } from '#/web/blocks/uploader/uploads.ts'

/** Has the shop make a page of each picture that has arrived; the page takes its place in the job, the picture stays beside it. */
export function usePicturePages(uploads: readonly Upload[], spec: JobSpec): void {
  const begun = useRef(new Set<string>())
  const now = useRef(spec)
  now.current = spec
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'picture' || begun.current.has(upload.id)) continue
      begun.current.add(upload.id)
      void turnIntoPage(upload, now.current)
    }
  }, [uploads])
}

async function turnIntoPage({ id, fileId, purpose }: Upload, spec: JobSpec): Promise<void> {
  if (fileId === null) return
  try {
    const params = { fileId }
    const made = await call(makePage, { params, body: { part: purpose, spec }, errors: 'throw' })
    const { name, bytes, ppi, margins } = made
    const note = `그림을 PDF 한 쪽으로 만들었습니다(${ppi} ppi).${margins ? ' 비율이 달라 여백이 남습니다.' : ''} 원본은 그대로 보관합니다.`
    changeUpload(id, { state: 'ready', fileId: made.fileId, originalId: fileId, name, bytes, sent: bytes, note })
  } catch (error) {
    const message = error instanceof ApiError ? error.message : '그림으로 쪽을 만들지 못했습니다. 다시 골라 주세요.'
    changeUpload(id, { state: 'failed', message, fileId: null, sent: 0 })
  }
}
