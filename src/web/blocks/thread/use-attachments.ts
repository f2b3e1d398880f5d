import { useState } from 'react'
import { uploadAttachment } from '#/contract/files/files.contract.ts'
import { sendForm } from '#/web/api/upload.ts'

/** More do not go with one message. */
export const MOST_ATTACHMENTS = 5

export interface Attachment {
  readonly id: string
  readonly name: string
}

/** Files that go with the next message; each is uploaded when it is chosen. A refusal is shown by the client. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const [share, setShare] = useState<number | null>(null)
  const add = async (file: File) => {
    const body = new FormData()
    body.append('purpose', 'attachment')
    body.append('file', file)
    setShare(0)
    try {
      const { id, name } = await sendForm(uploadAttachment, { body, onProgress: setShare })
      setFiles((before) => [...before, { id, name }])
    } catch {
      // Said in a dialog already; what was written stays.
    } finally {
      setShare(null)
    }
  }
  return {
    files,
    fileIds: files.map((file) => file.id),
    /** 0 to 1 while one goes up. */
    share,
    busy: share !== null,
    full: files.length >= MOST_ATTACHMENTS,
    add,
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
