import { useState } from 'react'
import type { FixOffer, FixView } from '#/contract/prepress/fixes.contract.ts'
import { FIX_CONSENT } from '#/domain/preflight/fixes/fix-messages.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { FixChoices } from './fix-choices.tsx'
import { FixCompare } from './fix-compare.tsx'
import { FixOutcome } from './fix-outcome.tsx'
import { useFix, type FixQuestion } from './use-fix.ts'

interface FixDialogProps extends FixQuestion {
  readonly name: string
  readonly offers: readonly FixOffer[]
  /** What was pressed; the first of each pair of ways when absent. */
  readonly first: FixId | null
  /** Staff decides for a customer and writes down how the customer agreed. */
  readonly forCustomer?: boolean
  /** Said beside the consent, for instance that an approval will be withdrawn. */
  readonly warning?: string | null
  readonly onClose: () => void
  readonly onAccepted: (fix: FixView) => void
}

/** From the choice to the decision. The original is replaced by nothing but the last press. */
export function FixDialog({
  name,
  offers,
  first,
  forCustomer,
  warning,
  onClose,
  onAccepted,
  ...question
}: FixDialogProps) {
  const [chosen, setChosen] = useState<readonly FixId[]>(() =>
    first ? [first] : offers.filter((offer) => offer.insteadOf === null).map((offer) => offer.id),
  )
  const { ask, fix, accept, decline } = useFix(question)
  const [agreed, setAgreed] = useState(false)
  const [note, setNote] = useState('')
  const take = () => accept.mutate(forCustomer ? note.trim() : null, { onSuccess: onAccepted })
  const leave = () => decline.mutate(undefined, { onSettled: onClose })
  return (
    <Dialog open onClose={onClose} title={`${name} 자동 수정`} wide>
      {fix?.state === 'ready' ? (
        <Stack>
          <FixCompare fix={fix} />
          <RowList ruled dense aria-label="바뀐 것과 그대로인 것">
            {fix.done.map(({ id, title, changes, keeps }) => (
              <Row key={id}>
                <b>{title}</b>
                <Small tone="plain">
                  {changes} {keeps}
                </Small>
              </Row>
            ))}
          </RowList>
          <FixOutcome fix={fix} />
          {forCustomer && (
            <Field label="고객이 동의한 방법">
              {(control) => (
                <Input
                  {...control}
                  value={note}
                  maxLength={200}
                  placeholder="예: 11월 20일 전화로 전후 그림을 설명하고 동의를 받음"
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </Field>
          )}
          <Checkbox
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
            label={FIX_CONSENT}
            note={warning ?? undefined}
          />
          <Toolbar align="end">
            <Button busy={decline.isPending} onClick={leave}>
              쓰지 않기
            </Button>
            <Button
              variant="primary"
              disabled={!agreed || (forCustomer === true && note.trim() === '')}
              busy={accept.isPending}
              onClick={take}
            >
              고친 파일로 바꾸기
            </Button>
          </Toolbar>
        </Stack>
      ) : ask.isPending || fix?.state === 'waiting' ? (
        <LoadingState label="사본을 만들어 고치고 처음부터 다시 검사하고 있습니다. 원본은 그대로입니다." />
      ) : (
        <Stack>
          {fix?.state === 'failed' && (
            <Note tone="bad" role="alert">
              {fix.failure}
            </Note>
          )}
          <p>고르신 것만 사본에 고쳐 전과 후를 보여 드립니다. 동의하시기 전에는 아무것도 바뀌지 않습니다.</p>
          <FixChoices offers={offers} chosen={chosen} onChange={setChosen} />
          <Toolbar align="end">
            <Button onClick={onClose}>닫기</Button>
            <Button variant="primary" disabled={chosen.length === 0} onClick={() => ask.mutate(chosen)}>
              전후 보기
            </Button>
          </Toolbar>
        </Stack>
      )}
    </Dialog>
  )
}
