import { confirmDialog } from '#/web/ui/dialogs.ts'
import { AnswerForm } from './answer-form.tsx'
import { useAnswerCancel } from './use-answer-cancel.ts'

interface RefuseFormProps {
  readonly orderNumber: string
  readonly onClose: () => void
}

/** Work goes on; the customer reads why. */
export function RefuseForm({ orderNumber, onClose }: RefuseFormProps) {
  const answer = useAnswerCancel(orderNumber)
  const send = async (text: string) => {
    const body = '고객에게 사유를 알리고 제작을 그대로 진행합니다.'
    if (await confirmDialog({ title: '취소 요청을 거절할까요?', body, ok: '취소 거절', cancel: '돌아가기' }))
      answer.mutate({ agreed: false, text })
  }
  return <AnswerForm act="취소 거절" variant="primary" answer={answer} onSend={send} onClose={onClose} />
}
