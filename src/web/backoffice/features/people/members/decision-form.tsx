import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import styles from './members.module.css'
import { useDecision, type Waiting } from './use-members.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface DecisionFormProps extends Waiting {
  readonly onDone: () => void
}

/** Yes, or no with a reason that the member reads as it is written. */
export const DecisionForm = ({ memberId, seen, onDone }: DecisionFormProps) => (
  <DecisionFields decide={useDecision({ memberId, seen }, onDone)} />
)

/** Of a member, or of what a member asks. */
export function DecisionFields({ decide }: { readonly decide: ReturnType<typeof useDecision> }) {
  const [reason, setReason] = useState('')
  return (
    <div className={styles.decision}>
      <Field label="반려 사유" hint="반려할 때 적습니다. 고객에게 문자로 그대로 갑니다." error={decide.error?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Toolbar apart>
        <Button variant="primary" busy={decide.isPending} onClick={() => decide.mutate({ decision: 'approved' })}>
          승인하기
        </Button>
        <Button
          variant="danger"
          busy={decide.isPending}
          onClick={() => decide.mutate({ decision: 'refused', reason: reason.trim() })}
        >
          반려하기
        </Button>
      </Toolbar>
    </div>
  )
}
