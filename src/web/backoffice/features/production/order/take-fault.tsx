import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bodyOf } from '#/contract/endpoint.ts'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { takeFault } from '#/contract/support/staff-inquiries.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { type Fault, FAULT_NAMES, FAULTS, type Wish, WISH_NAMES, WISHES } from '#/domain/support/case-machine.ts'
import { BODY_LENGTH, MOST_FILES } from '#/domain/support/inquiry-categories.ts'
import { josa } from '#/lib/josa.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { DraftFiles } from '#/web/blocks/inquiry/draft-files.tsx'
import { useInquiryDraft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'

type Line = StaffOrder['lines'][number]

/** What has left the house: only of that something can be wrong. */
export function sentLines({ lines, deliveries }: StaffOrder): readonly Line[] {
  const sent = new Set(
    deliveries
      .filter(({ state }) => state !== 'preparing' && state !== 'pickup-ready')
      .flatMap(({ counts }) => counts.map(({ lineId }) => lineId)),
  )
  return lines.filter(({ lineId }) => sent.has(lineId))
}

interface TakeFaultProps {
  readonly orderNumber: string
  readonly lines: readonly Line[]
}

/** A customer rings up because something is wrong: the desk writes it down, and goes on in the conversation about it. */
export function TakeFault(props: TakeFaultProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        전화로 받은 문제 적기
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="전화로 받은 문제">
          <FaultForm {...props} />
        </Dialog>
      )}
    </>
  )
}

function FaultForm({ orderNumber, lines }: TakeFaultProps) {
  const once = useIdempotencyKey()
  const navigate = useNavigate()
  const photos = useInquiryDraft(`taken-fault.${orderNumber}`)
  const { register, watch, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(takeFault),
    values: {
      lineId: lines.length === 1 ? (lines[0]?.lineId ?? '') : '',
      fault: '' as Fault,
      copies: '',
      wish: '' as Wish,
      text: '',
      fileIds: [],
    },
    submit: async (typed) => {
      const body = { ...typed, fileIds: [...photos.fileIds] }
      const { inquiryId } = await once(['fault', body], (idempotencyKey) =>
        call(takeFault, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
      )
      photos.clear()
      void navigate(`/admin/inquiries/${inquiryId}`)
    },
  })
  const chosen = watch('lineId')
  const line = lines.find(({ lineId }) => lineId === chosen)
  return (
    <Form aria-label="전화로 받은 문제" onSubmit={send}>
      {lines.length > 1 && (
        <Field label="품목" error={errorOf('lineId')} required>
          {(control) => (
            <Select {...control} {...register('lineId')}>
              <option value="">고르기</option>
              {lines.map(({ lineId, title }) => (
                <option key={lineId} value={lineId}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="문제" error={errorOf('fault')} required>
        {(control) => (
          <Select {...control} {...register('fault')}>
            <option value="">고르기</option>
            {FAULTS.map((fault) => (
              <option key={fault} value={fault}>
                {FAULT_NAMES[fault]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="문제가 있는 수량"
        hint={line && `${josa(copiesText(line.spec.product, line.copies), '을/를')} 주문했습니다.`}
        error={errorOf('copies')}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('copies', { setValueAs: (typed: string) => typed.replaceAll(',', '') })}
            inputMode="numeric"
            unit={line ? kindOf(line.spec.product).unit : '부'}
          />
        )}
      </Field>
      <Field label="고객이 바라는 것" error={errorOf('wish')} required>
        {(control) => (
          <Select {...control} {...register('wish')}>
            <option value="">고르기</option>
            {WISHES.map((wish) => (
              <option key={wish} value={wish}>
                {WISH_NAMES[wish]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="들은 내용"
        hint="고객의 1:1 문의에 그대로 보입니다. 직원끼리 볼 말은 다음 화면의 메모에 적어 주세요."
        error={errorOf('text')}
        required
      >
        {(control) => <Textarea {...control} {...register('text')} rows={4} maxLength={BODY_LENGTH} />}
      </Field>
      <DraftFiles files={photos.files} onRemove={photos.remove} />
      <FileDrop
        multiple
        title="사진 붙이기"
        hint={`고객이 메신저나 메일로 보낸 사진을 ${MOST_FILES}장까지 붙일 수 있습니다.`}
        disabled={photos.files.length >= MOST_FILES}
        onFiles={photos.add}
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy} disabled={photos.busy}>
        신고로 적기
      </Button>
    </Form>
  )
}
