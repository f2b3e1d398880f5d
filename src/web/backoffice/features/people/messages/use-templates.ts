import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import {
  changeMessageTemplate,
  listMessageTemplates,
  type MessageTemplateView,
  restoreMessageTemplate,
} from '#/contract/people/message-templates.contract.ts'
import { call } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'

const KEY = ['staff-message-templates'] as const

export const useTemplates = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listMessageTemplates, { signal, errors: 'throw' }) })

/** Saving and restoring; what the server answers stands in the list at once. */
export function useTemplateActs(template: MessageTemplateView) {
  const client = useQueryClient()
  const params = { template: template.template }
  const keep = (saved: MessageTemplateView) =>
    client.setQueryData<{ readonly items: readonly MessageTemplateView[] }>(KEY, (list) => ({
      items: (list?.items ?? []).map((row) => (row.template === saved.template ? saved : row)),
    }))
  const save = async (body: BodyInputOf<typeof changeMessageTemplate>) => {
    keep(await call(changeMessageTemplate, { params, body, errors: 'throw' }))
    toast('문구를 저장했습니다.')
  }
  const restore = useMutation({
    mutationFn: () => call(restoreMessageTemplate, { params, body: { version: template.version } }),
    onSuccess: (saved) => {
      keep(saved)
      toast('처음 문구로 되돌렸습니다.')
    },
  })
  return { save, restore }
}
