import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listBrands } from '#/contract/content/brands.contract.ts'
import type { EditionForm } from '#/contract/textbooks/edition-parts.ts'
import * as contract from '#/contract/textbooks/staff-editions.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { browserPort } from '#/web/blocks/uploader/upload-port.ts'
import { uploadFile } from '#/web/blocks/uploader/upload-file.ts'
import { toast } from '#/web/ui/toasts.ts'

const KEY = 'staff-editions'
/** Nobody takes the upload back, and the button says that it goes on. */
const ALONE = { fileId: null, signal: new AbortController().signal, onProgress: () => undefined }
/** A file is being read: what comes of it is asked again. */
const LOOK_AGAIN_MS = 2000

export const useDeskEditions = (wish: Readonly<Record<string, string>>) =>
  useInfiniteQuery({
    queryKey: [KEY, 'list', wish],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...wish, ...(pageParam ? { after: pageParam } : {}) }
      return call(contract.listDeskEditions, { query, signal, errors: 'throw' })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const useDeskEdition = (id: string) =>
  useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.readDeskEdition, { params: { id }, signal, errors: 'throw' }),
    refetchInterval: ({ state }) =>
      state.data?.versions.some(({ body }) => body?.check === 'waiting') ? LOOK_AGAIN_MS : false,
  })

/** The brands that have textbooks, in the order of the desk. */
export function useTextbookBrands() {
  const brands = useQuery({
    queryKey: ['brands'],
    queryFn: ({ signal }) => call(listBrands, { signal, errors: 'throw' }),
  })
  return (brands.data?.brands ?? []).filter(({ sells }) => sells.includes('editions'))
}

export function useCreateEdition() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return async (form: EditionForm, brand: string) => {
    const body = { ...form, brand }
    const made = await once(body, (idempotencyKey) =>
      call(contract.createEdition, { body, idempotencyKey, errors: 'throw' }),
    )
    await client.invalidateQueries({ queryKey: [KEY] })
    return made.id
  }
}

/** What can be done to one textbook; lists and pages are read anew after each. */
export function useEditionActs(id: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { id }
  const onSettled = () => client.invalidateQueries({ queryKey: [KEY] })
  const done = (words: string) => ({ onSuccess: () => toast(words), onSettled })
  return {
    change: async (form: EditionForm, revision: number) => {
      await call(contract.changeEdition, { params, body: { ...form, revision }, errors: 'throw' })
      toast('저장했습니다.')
      await onSettled()
    },
    upload: useMutation({
      mutationFn: async ({ file, revision }: { readonly file: File; readonly revision: number }) => {
        const uploaded = await uploadFile(browserPort, { file, purpose: 'inner', ...ALONE })
        return call(contract.setEditionBody, { params, body: { revision, fileId: uploaded.id } })
      },
      ...done('내지를 올렸습니다. 지금 검사합니다.'),
    }),
    publish: useMutation({
      mutationFn: (revision: number) => call(contract.publishEdition, { params, body: { revision } }),
      ...done('공개했습니다.'),
    }),
    withdraw: useMutation({
      mutationFn: (body: { readonly reason: string; readonly successorId: string | null }) =>
        call(contract.withdrawEdition, { params, body }),
      ...done('내렸습니다. 장바구니에 담아 둔 학원에는 사유가 보입니다.'),
    }),
    startVersion: useMutation({
      mutationFn: () =>
        once({ id }, (idempotencyKey) => call(contract.startEditionVersion, { params, idempotencyKey })),
      ...done('다음 판을 준비합니다.'),
    }),
  }
}
