import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as desk from '#/contract/content/attachments.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'

/** A file to hang on the text, or to lay over one that hangs there. */
interface Brought {
  readonly file: File
  readonly note: string
  /** Of the file that this is a version of; null for a new one. */
  readonly attachedId: string | null
}

/** The files of a text, and what is done with them; `sent` is the part of an upload that is there. */
export function useAttached(itemId: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [sent, setSent] = useState(0)
  const key = ['attached', itemId]
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(desk.listAttached, { params: { id: itemId }, signal, errors: 'throw' }),
  })
  const settled = { onSuccess: (data: Awaited<ReturnType<typeof put>>) => client.setQueryData(key, data) }
  async function put({ file, note, attachedId }: Brought) {
    setSent(0)
    const { id: fileId } = await uploadFile(browserPort, {
      file,
      purpose: 'material',
      fileId: null,
      signal: new AbortController().signal,
      onProgress: (progress) => setSent(progress.sent / file.size),
    })
    const body = { fileId, note: note.trim() || null }
    return once({ attachedId, ...body }, (idempotencyKey) =>
      attachedId === null
        ? call(desk.attachFile, { params: { id: itemId }, body, idempotencyKey, errors: 'throw' })
        : call(desk.addVersion, { params: { id: attachedId }, body, idempotencyKey, errors: 'throw' }),
    )
  }
  const bring = useMutation({ mutationFn: put, ...settled })
  const withdraw = useMutation({
    mutationFn: (params: { readonly id: string; readonly number: number }) =>
      call(desk.withdrawVersion, { params, errors: 'throw' }),
    ...settled,
  })
  return { files: list.data?.files ?? [], failed: list.isError, sent, bring, withdraw }
}

export type Attached = ReturnType<typeof useAttached>
