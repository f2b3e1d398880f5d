import type * as z from 'zod/mini'
import { useState } from 'react'
import { taxWish, type TaxFirmField, type TaxWish } from '#/contract/money/tax-parts.ts'
import { TAX_KIND_NAMES, TAX_KINDS, type TaxKind } from '#/domain/tax/tax-document.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Input } from '#/web/ui/input.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { FirmFields, NO_FIRM } from './firm-fields.tsx'

type WishInput = z.input<typeof taxWish>

interface WishFormProps {
  /** What the fields begin with. */
  readonly firm: TaxFirmField | null
  readonly first?: TaxKind
  readonly kinds?: readonly TaxKind[]
  readonly go: string
  readonly submit: (wish: TaxWish) => Promise<unknown>
}

/** An invoice to a firm, or a receipt by phone or business number. */
export function WishForm({ firm, first = 'tax-invoice', kinds = TAX_KINDS, go, submit }: WishFormProps) {
  const [kind, setKind] = useState<TaxKind>(first)
  return (
    <>
      {kinds.length > 1 && (
        <Choices>
          <legend>
            <VisuallyHidden>무엇으로 받을까요?</VisuallyHidden>
          </legend>
          {kinds.map((each) => (
            <Radio
              key={each}
              name="wish"
              value={each}
              label={TAX_KIND_NAMES[each]}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
          ))}
        </Choices>
      )}
      <Fields key={kind} kind={kind} firm={firm} go={go} submit={submit} />
    </>
  )
}

const startOf = (kind: TaxKind, firm: TaxFirmField | null): WishInput => {
  if (kind === 'tax-invoice') return { kind, buyer: firm ?? NO_FIRM }
  return kind === 'income-receipt' ? { kind, phone: '' } : { kind, businessNumber: firm?.businessNumber ?? '' }
}

function Fields({
  kind,
  firm,
  go,
  submit,
}: Pick<WishFormProps, 'firm' | 'go' | 'submit'> & { readonly kind: TaxKind }) {
  const { register, send, errorOf, failure, busy } = useApiForm<WishInput, TaxWish>({
    schema: taxWish,
    values: startOf(kind, firm),
    submit,
  })
  return (
    <Form onSubmit={send}>
      <input type="hidden" {...register('kind')} />
      {kind === 'tax-invoice' && <FirmFields register={register} errorOf={errorOf} within="buyer." />}
      {kind === 'income-receipt' && (
        <Field label="현금영수증 받을 휴대전화" error={errorOf('phone')} required>
          {(control) => <Input {...control} {...register('phone')} inputMode="tel" autoComplete="tel" />}
        </Field>
      )}
      {kind === 'expense-receipt' && (
        <Field label="사업자등록번호" error={errorOf('businessNumber')} required>
          {(control) => <Input {...control} {...register('businessNumber')} inputMode="numeric" />}
        </Field>
      )}
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        {go}
      </Button>
    </Form>
  )
}
