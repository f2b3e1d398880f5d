import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { reportFault } from '#/contract/support/inquiries.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { FAULT_NAMES, FAULTS, WISH_NAMES, WISHES } from '#/domain/support/case-machine.ts'
import { BODY_LENGTH, MOST_FILES } from '#/domain/support/inquiry-categories.ts'
import { josa } from '#/lib/josa.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { Button } from '#/web/ui/button.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { useFirstMistake } from '#/web/ui/use-first-mistake.ts'
import { DraftFiles } from './draft-files.tsx'
import { KnownFaults } from './known-faults.tsx'
import { useInquiryDraft } from './use-inquiry-draft.ts'

type Mistakes = Readonly<Record<string, string>>

/** What has left the house, line by line. */
function sentLines({ lines, deliveries }: OrderDetail): OrderDetail['lines'] {
  const sent = new Set(
    deliveries
      .filter(({ state }) => state !== 'preparing' && state !== 'pickup-ready')
      .flatMap(({ counts }) => counts.map(({ line }) => line)),
  )
  return lines.filter(({ position }) => sent.has(position))
}

/** 「문제가 있어요」: shut it is one line; nothing of it is shown before something was sent. */
export function FaultReport({ order }: { readonly order: OrderDetail }) {
  const lines = sentLines(order)
  if (lines.length === 0) return null
  return (
    <>
      <KnownFaults orderNumber={order.orderNumber} />
      <Disclosure summary="받은 물건에 문제가 있어요">
        <FaultForm orderNumber={order.orderNumber} lines={lines} />
      </Disclosure>
    </>
  )
}

interface FaultFormProps {
  readonly orderNumber: string
  readonly lines: OrderDetail['lines']
}

function FaultForm({ orderNumber, lines }: FaultFormProps) {
  const draft = useInquiryDraft(`fault.${orderNumber}`)
  const [lineId, setLineId] = useState(lines.length === 1 ? (lines[0]?.id ?? null) : null)
  const [wish, setWish] = useState<(typeof WISHES)[number] | null>(null)
  const [copies, setCopies] = useState('')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const fault = FAULTS.find((candidate) => candidate === draft.choice) ?? null
  const line = lines.find(({ id }) => id === lineId)
  const { report, submit } = useReport(orderNumber, setMistakes, draft.clear)
  const send = () => {
    const missing: Mistakes = {
      ...(fault ? {} : { fault: '어떤 문제인지 골라 주세요.' }),
      ...(lineId ? {} : { lineId: '어느 품목인지 골라 주세요.' }),
      ...(wish ? {} : { wish: '어떻게 해 드릴지 골라 주세요.' }),
      ...(Number(copies) >= 1 ? {} : { copies: '문제가 있는 수량을 적어 주세요.' }),
      ...(draft.text.trim() ? {} : { text: '어떤 문제인지 적어 주세요.' }),
    }
    setMistakes(missing)
    if (!fault || !lineId || !wish || Object.keys(missing).length > 0) return
    submit({ lineId, fault, wish, copies: Number(copies), text: draft.text, fileIds: draft.fileIds })
  }
  return (
    <Form
      ref={useFirstMistake(mistakes)}
      live="문제 신고"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <RadioTiles
        legend="어떤 문제인가요"
        columns={3}
        value={fault}
        choices={FAULTS.map((value) => ({ value, label: FAULT_NAMES[value] }))}
        onChange={draft.setChoice}
      />
      <Mistake text={mistakes['fault']} />
      {lines.length > 1 && (
        <RadioTiles
          legend="어느 품목인가요"
          value={lineId}
          choices={lines.map(({ id, title, product, copies: ordered }) => ({
            value: id,
            label: title,
            note: copiesText(product, ordered),
          }))}
          onChange={setLineId}
        />
      )}
      <Mistake text={mistakes['lineId']} />
      <Field
        label="문제가 있는 수량"
        hint={line && `${josa(copiesText(line.product, line.copies), '을/를')} 주문하셨어요.`}
        error={mistakes['copies']}
        required
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            unit={line ? kindOf(line.product).unit : '부'}
            value={copies}
            onChange={(event) => setCopies(event.target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
      <Field label="무엇이 잘못됐나요" error={mistakes['text']} required>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={BODY_LENGTH}
            placeholder="몇 쪽의 어디가 어떻게 다른지 적어 주세요."
            value={draft.text}
            onChange={(event) => draft.setText(event.target.value)}
          />
        )}
      </Field>
      <DraftFiles files={draft.files} onRemove={draft.remove} />
      <FileDrop
        multiple
        title="사진을 함께 보내 주세요"
        hint={`문제가 보이는 사진을 ${MOST_FILES}장까지 올릴 수 있어요.`}
        disabled={draft.files.length >= MOST_FILES}
        onFiles={draft.add}
      />
      <RadioTiles
        legend="어떻게 해 드릴까요"
        columns={2}
        value={wish}
        choices={WISHES.map((value) => ({ value, label: WISH_NAMES[value] }))}
        onChange={setWish}
      />
      <Mistake text={mistakes['wish']} />
      {report.isError && (
        <Note tone="bad" role="alert">
          {report.error.message} 쓰신 글은 그대로 있습니다.
        </Note>
      )}
      <Button type="submit" variant="ink" busy={report.isPending} disabled={draft.busy}>
        {draft.busy ? '사진을 올리고 있습니다' : '신고하기'}
      </Button>
    </Form>
  )
}

const Mistake = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <Note tone="bad" role="alert">
      {text}
    </Note>
  ) : null

interface Report {
  readonly lineId: string
  readonly fault: (typeof FAULTS)[number]
  readonly wish: (typeof WISHES)[number]
  readonly copies: number
  readonly text: string
  readonly fileIds: string[]
}

/** Sends it once, and leads to the conversation about it. */
function useReport(orderNumber: string, onMistakes: (mistakes: Mistakes) => void, onSent: () => void) {
  const once = useIdempotencyKey()
  const client = useQueryClient()
  const navigate = useNavigate()
  const report = useMutation({
    mutationFn: (body: Report) =>
      once(body, (idempotencyKey) =>
        call(reportFault, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      ),
    onSuccess: async ({ inquiryId }) => {
      onSent()
      await client.invalidateQueries({ queryKey: ['inquiries'] })
      void navigate(to('/mypage/contact/chat/{id}', { id: inquiryId }))
    },
    onError: (error) => onMistakes(error instanceof ApiError ? error.fields : {}),
  })
  return { report, submit: (body: Report) => report.mutate(body) }
}
