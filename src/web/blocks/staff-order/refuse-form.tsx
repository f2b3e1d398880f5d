import { bodyOf } from '#/contract/endpoint.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { AnswerForm } from './answer-form.tsx'
import { useAnswerCancel } from './use-answer-cancel.ts'

interface RefuseFormProps {
  readonly orderNumber: string
  readonly seen: LookedAt
  readonly onClose: () => void
}

/** Work goes on; the customer reads why. */
export function RefuseForm({ orderNumber, seen, onClose }: RefuseFormProps) {
  const answer = useAnswerCancel(orderNumber)
  const { register, errorOf, ...form } = useApiForm({
    schema: bodyOf(answerCancel),
    values: { agreed: false, text: '', seen },
    submit: async (body) => {
      const text = '고객에게 사유를 알리고 제작을 그대로 진행합니다.'
      if (await confirmDialog({ title: '취소 요청을 거절할까요?', body: text, ok: '취소 거절', cancel: '돌아가기' }))
        await answer.mutateAsync({ ...body, seen })
    },
  })
  return (
    <AnswerForm
      {...form}
      act="취소 거절"
      variant="primary"
      words={register('text')}
      wordsError={errorOf('text')}
      onClose={onClose}
    />
  )
}
