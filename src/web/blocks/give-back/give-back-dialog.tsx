import { useState } from 'react'
import { formatWon } from '#/domain/money/format-won.ts'
import { GIVE_BACK_CAUSE_IDS, GIVE_BACK_CAUSES, type GiveBackCause } from '#/domain/orders/give-back-causes.data.ts'
import { backWord } from '#/domain/orders/give-back-words.ts'
import { Button } from '#/web/ui/button.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { GiveBackChoices, Won } from './give-back-choices.tsx'
import { EMPTY_DRAFT, type GiveBackDraft, wishOf } from './give-back-draft.ts'
import { GiveBackSum } from './give-back-sum.tsx'
import type { GiveBackLook, GiveBackPreview } from './give-back-types.ts'
import { useGive, useGiveBackPreview } from './use-give-back.ts'

interface GiveBackDialogProps {
  readonly orderNumber: string
  readonly look: GiveBackLook
  readonly onClose: () => void
}

/** 환불·취소: chosen, reckoned and read before anything happens. */
export function GiveBackDialog({ orderNumber, look, onClose }: GiveBackDialogProps) {
  return (
    <Dialog open wide onClose={onClose} title="환불·취소">
      <GiveBackForm orderNumber={orderNumber} look={look} onClose={onClose} />
    </Dialog>
  )
}

function PaidWith({ look: { payments, left, unpaid } }: Pick<GiveBackDialogProps, 'look'>) {
  if (unpaid) return <Note>결제 전 주문입니다. 전체를 취소할 수만 있습니다.</Note>
  return (
    <FactList
      layout="sums"
      label="받았거나 받을 돈에서 남은 금액"
      facts={[
        ...payments.map((payment) => [`${payment.method}로 받아 남은 금액`, formatWon(payment.left)] as const),
        left.debt > 0 && ['후불로 받을 금액', formatWon(left.debt)],
        left.emoney > 0 && ['e머니로 낸 금액', formatWon(left.emoney)],
        left.points > 0 && ['포인트로 낸 금액', formatWon(left.points)],
        ['돌려드릴 수 있는 금액', formatWon(left.cash + left.emoney + left.points + left.debt), 'strong'],
      ]}
    />
  )
}

interface Said {
  readonly cause: GiveBackCause
  readonly words: string
  readonly keptReason: string
  readonly aloneReason: string
}

function GiveBackForm({ orderNumber, look, onClose }: GiveBackDialogProps) {
  const [draft, setDraft] = useState<GiveBackDraft>(EMPTY_DRAFT)
  const [said, setSaid] = useState<Said>({ cause: 'customer-wish', words: '', keptReason: '', aloneReason: '' })
  // What others give back meanwhile must not pass unseen, though the rest of the form follows it.
  const [shown] = useState(look.giveBacks.length)
  const { data, stale, failure } = useGiveBackPreview(orderNumber, draft)
  const give = useGive(orderNumber, onClose)
  const aloneNow = data?.needsSecond === true && look.alone
  const missing =
    said.words.trim().length < 2 ||
    (draft.kept > 0 && said.keptReason.trim() === '') ||
    (aloneNow && said.aloneReason.trim().length < 2)
  return (
    <Form
      aria-label="환불·취소"
      onSubmit={(event) => {
        event.preventDefault()
        if (!data || stale || missing) return
        const { aloneReason, ...rest } = said
        const alone = aloneNow ? aloneReason : null
        give.mutate({ ...rest, aloneReason: alone, wish: wishOf(draft), shownAmount: data.amount, shown })
      }}
    >
      <Columns side={300}>
        <Stack>
          <GiveBackChoices look={look} draft={draft} onDraft={setDraft} />
          {!look.unpaid && (
            <Field label="남길 비용" hint="이미 한 일에 든 비용입니다. 돌려드릴 금액에서 뺍니다." optional>
              {(control) => <Won {...control} value={draft.kept} onValue={(kept) => setDraft({ ...draft, kept })} />}
            </Field>
          )}
          <SaidFields draft={draft} said={said} onSaid={setSaid} aloneNow={aloneNow} />
        </Stack>
        <Stack>
          <PaidWith look={look} />
          {failure && <Note role="alert">{failure}</Note>}
          {data && (
            <GiveBackSum
              preview={data}
              stale={stale}
              kept={draft.kept}
              keptReason={said.keptReason}
              words={said.words}
              unpaid={look.unpaid}
            />
          )}
          {data?.needsSecond && (
            <Note>
              {formatWon(look.secondAbove)}을 넘는 금액입니다.{' '}
              {look.alone
                ? '함께 확인할 다른 직원이 없어 까닭을 적고 혼자 확인합니다. 감사 기록에 남습니다.'
                : '다른 직원이 확인하면 처리합니다.'}
            </Note>
          )}
          {give.error && <Note role="alert">{give.error.message}</Note>}
          <Button type="submit" variant="primary" block busy={give.isPending} disabled={!data || stale || missing}>
            {data ? actOf(data, look) : '환불·취소'}
          </Button>
        </Stack>
      </Columns>
    </Form>
  )
}

interface SaidFieldsProps {
  readonly draft: GiveBackDraft
  readonly said: Said
  readonly onSaid: (said: Said) => void
  readonly aloneNow: boolean
}

function SaidFields({ draft, said, onSaid, aloneNow }: SaidFieldsProps) {
  const put = (change: Partial<Said>) => onSaid({ ...said, ...change })
  return (
    <>
      {draft.kept > 0 && (
        <Field label="남기는 까닭 (고객에게도 보입니다)" required>
          {(control) => (
            <Input
              {...control}
              value={said.keptReason}
              maxLength={200}
              onChange={(event) => put({ keptReason: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="까닭" required>
        {(control) => (
          <Select
            {...control}
            value={said.cause}
            onChange={(event) => {
              const cause = GIVE_BACK_CAUSE_IDS.find((id) => id === event.target.value)
              if (cause) put({ cause })
            }}
          >
            {GIVE_BACK_CAUSE_IDS.map((id) => (
              <option key={id} value={id}>
                {GIVE_BACK_CAUSES[id].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="고객에게 보낼 말" required>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={said.words}
            maxLength={300}
            onChange={(event) => put({ words: event.target.value })}
          />
        )}
      </Field>
      {aloneNow && (
        <Field label="혼자 확인하는 까닭" required>
          {(control) => (
            <Input
              {...control}
              value={said.aloneReason}
              maxLength={200}
              onChange={(event) => put({ aloneReason: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

function actOf({ amount, means, closes, parts, needsSecond }: GiveBackPreview, look: GiveBackLook): string {
  const back = `${formatWon(amount)} ${backWord({ amount, debt: means.debt })}`
  if (needsSecond && !look.alone) return `${back} 확인 요청`
  const cancels = closes || parts.some(({ cancel }) => cancel)
  if (amount === 0) return closes ? '주문 취소' : '품목 취소'
  return cancels ? `취소하고 ${back}` : back
}
