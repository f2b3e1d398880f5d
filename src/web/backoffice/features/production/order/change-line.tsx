import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { JobEditor } from '#/web/blocks/job-editor/job-editor.tsx'
import { makePricer, type Pricer } from '#/web/blocks/price-panel/pricer.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { ChangeCounts, countsOf } from './change-counts.tsx'
import { ChangeSum } from './change-sum.tsx'
import { type ChangePreview, useChangeLine, useChangePreview } from './use-change-line.ts'

interface ChangeLineProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  readonly onClose: () => void
}

/** Options or copies of a paid job: the difference first, then the change. */
export function ChangeLine({ order, line, onClose }: ChangeLineProps) {
  const tariff = useQuery({ queryKey: ['tariff'], queryFn: () => call(currentTariff, { errors: 'throw' }) })
  return (
    <Dialog open wide onClose={onClose} title="사양과 부수 바꾸기">
      {tariff.isError && <ErrorState title="요금표를 불러오지 못했습니다" text={tariff.error.message} />}
      {tariff.isPending && <LoadingState />}
      {tariff.data && (
        <ChangeForm order={order} line={line} pricer={makePricer(tariff.data.tariff)} onClose={onClose} />
      )}
    </Dialog>
  )
}

function ChangeForm({ order, line, pricer, onClose }: ChangeLineProps & { readonly pricer: Pricer }) {
  const [seenSpec] = useState(line.spec)
  const [spec, setSpec] = useState<JobSpec>(line.spec)
  const [counts, setCounts] = useState(() => countsOf(order, line))
  const [reason, setReason] = useState('')
  const change = useChangeLine(line.lineId, onClose)
  const several = counts.length > 1
  const wanted = { spec, seenSpec, counts: several ? [...counts] : [] }
  const preview = useChangePreview(line.lineId, wanted)
  const { data } = preview
  return (
    <Form
      aria-label="사양과 부수"
      onSubmit={(event) => {
        event.preventDefault()
        if (data && !preview.stale) change.mutate({ ...wanted, reason, shownDifference: data.difference })
      }}
    >
      <Stack>
        <JobEditor
          heading={line.title}
          spec={spec}
          answer={pricer.quote(spec)}
          catalogue={pricer.catalogue}
          onSpec={setSpec}
          onRemove={null}
        />
        {several && <ChangeCounts order={order} counts={counts} copies={spec.copies} onCounts={setCounts} />}
        <ChangeSum preview={preview} />
        {data && <Consequences data={data} />}
        <Field label="바꾸는 까닭 (고객에게도 보입니다)" required>
          {(field) => (
            <Input {...field} value={reason} onChange={(event) => setReason(event.target.value)} maxLength={200} />
          )}
        </Field>
        {change.error && <Note role="alert">{change.error.message}</Note>}
        <Button
          type="submit"
          variant="primary"
          busy={change.isPending}
          disabled={!data || preview.stale || reason.trim().length < 2}
        >
          {data ? actOf(data.difference) : '바꾸기'}
        </Button>
      </Stack>
    </Form>
  )
}

function actOf(difference: number): string {
  if (difference > 0) return `차액 ${formatWon(difference)} 결제 안내 보내기`
  return difference < 0 ? `바꾸고 ${formatWon(-difference)} 돌려 드리기` : '바꾸기'
}

function Consequences({ data: { difference, withdraws, asksAccount } }: { readonly data: ChangePreview }) {
  return (
    <Small>
      {difference > 0
        ? '고객이 차액을 결제하면 바뀝니다. 그때까지 주문은 그대로 두고 제작과 출고를 멈춥니다.'
        : '누르면 바로 바뀌고 고객에게 알립니다.'}
      {asksAccount && ' 입금으로 결제한 주문이라 환불받을 계좌를 고객에게 묻습니다.'}
      {' 파일은 바뀐 사양으로 다시 검사합니다.'}
      {withdraws && ' 보낸 시안과 승인은 거두고 새 시안을 보냅니다.'}
    </Small>
  )
}
