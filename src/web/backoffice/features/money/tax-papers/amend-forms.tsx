import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { undoTaxPaper, withdrawTaxPaper } from '#/contract/money/staff-tax.contract.ts'
import type { TaxFirmField } from '#/contract/money/tax-parts.ts'
import { AMEND_NAMES, DIFFERENCE_CODES, type DifferenceCode } from '#/domain/tax/amendment.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { FirmFields } from '#/web/blocks/tax-paper/firm-fields.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

const ABOUT: Readonly<Record<DifferenceCode, string>> = {
  2: '값을 깎거나 더 받았습니다. 바뀐 금액만 적습니다.',
  3: '물건이 돌아왔습니다. 돌아온 금액만 적습니다.',
  4: '계약을 없던 일로 했습니다. 전부를 뺍니다.',
}

interface ConfirmFormProps {
  readonly code: number | null
  readonly submit: (code: DifferenceCode) => Promise<unknown>
}

/** The reason of the law for another amount; the shop's books propose one. */
export function ConfirmForm({ code, submit }: ConfirmFormProps) {
  const [chosen, setChosen] = useState<DifferenceCode>(DIFFERENCE_CODES.find((each) => each === code) ?? 2)
  const [state, setState] = useState<{ readonly busy: boolean; readonly failure: string | null }>({
    busy: false,
    failure: null,
  })
  const send = async () => {
    setState({ busy: true, failure: null })
    const failure = await submit(chosen).then(
      () => null,
      (error: Error) => error.message,
    )
    setState({ busy: false, failure })
  }
  return (
    <>
      <Choices>
        <legend>수정 사유</legend>
        {DIFFERENCE_CODES.map((each) => (
          <Radio
            key={each}
            name="amend-code"
            value={each}
            label={AMEND_NAMES[each]}
            note={ABOUT[each]}
            checked={chosen === each}
            onChange={() => setChosen(each)}
          />
        ))}
      </Choices>
      <FormFailure message={state.failure} />
      <Button variant="primary" block busy={state.busy} onClick={() => void send()}>
        수정 세금계산서 발행
      </Button>
    </>
  )
}

/** Taken back before the tax office has it. */
export function WithdrawForm({ submit }: { readonly submit: (reason: string) => Promise<unknown> }) {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(withdrawTaxPaper),
    values: { reason: '' },
    submit: ({ reason }) => submit(reason),
  })
  return (
    <AdminForm onSubmit={send}>
      <Field label="발행을 취소하는 사유" error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        발행 취소
      </Button>
    </AdminForm>
  )
}

interface UndoFormProps {
  readonly firm: TaxFirmField
  readonly submit: (body: { reason: string; buyer?: TaxFirmField }) => Promise<unknown>
}

/** Written wrongly, and written anew; or written twice. */
export function UndoForm({ firm, submit }: UndoFormProps) {
  const [twice, setTwice] = useState(false)
  return (
    <>
      <Choices>
        <legend>무엇이 잘못되었습니까?</legend>
        <Radio
          name="undo"
          label={AMEND_NAMES[1]}
          note="빼는 것과 바르게 적은 것, 두 장을 발행합니다."
          checked={!twice}
          onChange={() => setTwice(false)}
        />
        <Radio
          name="undo"
          label={AMEND_NAMES[6]}
          note="빼는 것 한 장을 발행합니다."
          checked={twice}
          onChange={() => setTwice(true)}
        />
      </Choices>
      <UndoFields key={String(twice)} firm={firm} twice={twice} submit={submit} />
    </>
  )
}

function UndoFields({ firm, twice, submit }: UndoFormProps & { readonly twice: boolean }) {
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(undoTaxPaper),
    values: twice ? { reason: '' } : { reason: '', buyer: firm },
    submit: ({ reason, buyer }) => submit({ reason, ...(buyer ? { buyer } : {}) }),
  })
  return (
    <AdminForm onSubmit={send}>
      {!twice && <FirmFields register={register} errorOf={errorOf} within="buyer." />}
      <Field label="사유" error={errorOf('reason')} required>
        {(control) => <Input {...control} {...register('reason')} maxLength={200} />}
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        수정 세금계산서 발행
      </Button>
    </AdminForm>
  )
}
