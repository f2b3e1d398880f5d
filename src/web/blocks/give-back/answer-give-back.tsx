import { useState } from 'react'
import type { GiveBackView } from '#/contract/money/give-backs.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { backWord } from '#/domain/orders/give-back-words.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useAnswerGiveBack } from './use-give-back.ts'

interface AnswerProps {
  readonly row: GiveBackView
  readonly alone: boolean
}

/** The second look: agree, or send it back with a reason. Whoever asked can only take it back, unless nobody else is there. */
export function AnswerGiveBack({ row, alone }: AnswerProps) {
  const [asked, setAsked] = useState<'agree' | 'refuse' | null>(null)
  const [reason, setReason] = useState('')
  const answer = useAnswerGiveBack(row)
  const word = backWord({ amount: row.amount, debt: row.means.debt })
  const mayAgree = !row.mine || alone
  const wantsReason = asked === 'refuse' || row.mine
  if (asked === null)
    return (
      <>
        {!mayAgree && <Small>다른 직원이 확인하면 처리합니다.</Small>}
        <Toolbar align="end">
          <Button size="sm" onClick={() => setAsked('refuse')}>
            {row.mine ? '요청 취소' : '돌려보내기'}
          </Button>
          {mayAgree && (
            <Button size="sm" variant="primary" onClick={() => setAsked('agree')}>
              확인
            </Button>
          )}
        </Toolbar>
      </>
    )
  return (
    <Form
      aria-label={`${word} ${asked === 'agree' ? '확인' : '돌려보내기'}`}
      onSubmit={(event) => {
        event.preventDefault()
        answer.mutate({ agreed: asked === 'agree', reason: reason === '' ? null : reason })
      }}
    >
      <Field label={asked === 'agree' ? '확인하며 남길 말' : '까닭'} required={wantsReason} optional={!wantsReason}>
        {(control) => (
          <Input {...control} value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      {answer.error && <Note role="alert">{answer.error.message}</Note>}
      <Toolbar align="end">
        <Button size="sm" onClick={() => setAsked(null)}>
          돌아가기
        </Button>
        <Button
          size="sm"
          type="submit"
          variant={asked === 'agree' ? 'primary' : 'danger'}
          busy={answer.isPending}
          disabled={wantsReason && reason.trim().length < 2}
        >
          {asked === 'agree' ? `${formatWon(row.amount)} ${word} 확인` : row.mine ? '요청 취소' : '돌려보내기'}
        </Button>
      </Toolbar>
    </Form>
  )
}
