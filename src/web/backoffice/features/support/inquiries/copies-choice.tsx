import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteInCopies } from '#/contract/support/staff-inquiries.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'

interface CopiesChoiceProps {
  readonly inquiryId: string
  /** Of the estimate that goes with the answer. */
  readonly number: string
  readonly copies: readonly number[]
  readonly onChange: (copies: readonly number[]) => void
}

/** Other quantities of the attached estimate, priced before they are sent. */
export function CopiesChoice(props: CopiesChoiceProps) {
  const { copies } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {copies.length > 0 ? `다른 수량 ${copies.map(formatCount).join(', ')}` : '다른 수량도 보이기'}
      </Button>
      {open ? <CopiesDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function CopiesDialog({
  inquiryId,
  number,
  copies,
  onChange,
  onClose,
}: CopiesChoiceProps & { readonly onClose: () => void }) {
  const [typed, setTyped] = useState<readonly [string, string]>([String(copies[0] ?? ''), String(copies[1] ?? '')])
  const wanted = typed.map((text) => Number(text.replaceAll(',', ''))).filter((count) => count > 0)
  const quotes = useQuery({
    queryKey: ['inquiry-copies', inquiryId, number, wanted],
    queryFn: ({ signal }) =>
      call(quoteInCopies, { params: { inquiryId }, body: { number, copies: [...wanted] }, signal, errors: 'throw' }),
    enabled: wanted.length > 0,
  })
  const attach = () => {
    onChange(wanted)
    onClose()
  }
  const field = (label: string, at: 0 | 1) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={typed[at]}
          onChange={({ target: { value } }) => setTyped(at === 0 ? [value, typed[1]] : [typed[0], value])}
        />
      )}
    </Field>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="다른 수량도 보이기"
      actions={
        <Button variant="primary" disabled={wanted.length > 0 && !quotes.isSuccess} onClick={attach}>
          {wanted.length > 0 ? '답변에 붙이기' : '견적의 수량만'}
        </Button>
      }
    >
      <Small tone="plain">
        오늘 요금표로 계산하고, 견적을 조정하셨다면 같은 비율로 조정합니다. 고객은 수량을 골라 주문합니다.
      </Small>
      {field('첫째 수량', 0)}
      {field('둘째 수량', 1)}
      {quotes.isError && wanted.length > 0 ? (
        <Note tone="bad" role="alert">
          {quotes.error.message}
        </Note>
      ) : (
        <RowList dense>
          {(quotes.data?.choices ?? []).map((choice) => (
            <Row key={choice.copies} end={<b>{formatWon(choice.total)}</b>}>
              {formatCount(choice.copies)}
            </Row>
          ))}
        </RowList>
      )}
    </Dialog>
  )
}
