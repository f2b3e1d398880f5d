import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as desk from '#/contract/content/content-admin.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'

const NOTICES = ['staff-notices']
const FAQS = ['staff-faqs']

export const useNotices = () =>
  useInfiniteQuery({
    queryKey: NOTICES,
    queryFn: ({ pageParam, signal }) =>
      call(desk.listStaffNotices, { query: pageParam ? { after: pageParam } : {}, signal, errors: 'throw' }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const useFaqs = () =>
  useQuery({
    queryKey: FAQS,
    queryFn: ({ signal }) => call(desk.listStaffFaqs, { signal, errors: 'throw' }),
  })

/** Writes a new notice, or changes the one that is given. */
export function useSaveNotice(notice: desk.StaffNotice | null, onSaved: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (form: BodyInputOf<typeof desk.writeNotice>) =>
      notice
        ? call(desk.changeNotice, {
            params: { id: notice.id },
            body: { ...form, version: notice.version },
            errors: 'throw',
          })
        : once(form, (idempotencyKey) => call(desk.writeNotice, { body: form, idempotencyKey, errors: 'throw' })),
    onSuccess: () => {
      toast('공지를 저장했습니다.')
      onSaved()
    },
    onSettled: () => client.invalidateQueries({ queryKey: NOTICES }),
  })
}

/** Writes a new question, or changes the one that is given. */
export function useSaveFaq(faq: desk.StaffFaq | null, onSaved: () => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (form: BodyInputOf<typeof desk.writeFaq>) =>
      faq
        ? call(desk.changeFaq, { params: { id: faq.id }, body: { ...form, version: faq.version }, errors: 'throw' })
        : once(form, (idempotencyKey) => call(desk.writeFaq, { body: form, idempotencyKey, errors: 'throw' })),
    onSuccess: () => {
      toast('질문을 저장했습니다.')
      onSaved()
    },
    onSettled: () => client.invalidateQueries({ queryKey: FAQS }),
  })
}
