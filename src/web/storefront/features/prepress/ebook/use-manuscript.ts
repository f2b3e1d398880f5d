import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showFile } from '#/contract/files/files.contract.ts'
import { readManuscript } from '#/contract/prepress/ebooks.contract.ts'
import { call } from '#/web/api/call.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'

const LOOK_AGAIN_MS = 800

/** What is in an uploaded manuscript; asked again until it was read. */
export const useManuscript = (fileId: string) =>
  useQuery({
    queryKey: ['manuscript', fileId],
    queryFn: ({ signal }) => call(readManuscript, { body: { fileId }, signal, errors: 'throw' }),
    enabled: fileId !== '',
    retry: 1,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_AGAIN_MS : false),
  })

/** The name and size of a file, also after a reload. */
export const useFileFacts = (fileId: string | null) =>
  useQuery({
    queryKey: ['file-facts', fileId],
    queryFn: ({ signal }) => call(showFile, { params: { fileId: fileId ?? '' }, signal, errors: 'throw' }),
    enabled: Boolean(fileId),
    retry: 1,
  })

/** Sends one file; `share` is what has arrived of it, null when none is on its way. */
export function useSendFile(onSent: (fileId: string) => void) {
  const [share, setShare] = useState<number | null>(null)
  const send = useMutation({
    mutationFn: async (file: File) =>
      uploadFile(browserPort, {
        file,
        purpose: 'material',
        fileId: null,
        signal: new AbortController().signal,
        onProgress: ({ sent }) => setShare(file.size === 0 ? 0 : sent / file.size),
      }),
    onSuccess: ({ id }) => onSent(id),
    onSettled: () => setShare(null),
  })
  return { share, send }
}
