import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeAnswerNames } from '#/contract/support/answer-templates.contract.ts'
import { type AnswerNames, DESK_NAME } from '#/domain/support/answer-names.ts'
import { call } from '#/web/api/call.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** Whether customers read who answered them. */
export function ShownNames({ names, queryKey }: { readonly names: AnswerNames; readonly queryKey: readonly string[] }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: AnswerNames) => call(changeAnswerNames, { body: { names: wanted } }),
    onSuccess: () => toast('저장했습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: [...queryKey] }),
  })
  return (
    <Checkbox
      label="답한 직원의 이름을 고객에게 보이기"
      note={`끄면 모든 답변이 「${DESK_NAME}」으로 보입니다. 이미 보낸 답변도 함께 바뀝니다.`}
      checked={names === 'person'}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.target.checked ? 'person' : 'desk')}
    />
  )
}
