import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { asksForEvidence, EVIDENCE_KINDS, EVIDENCE_NAMES, type EvidenceKind } from '#/domain/orders/evidence.ts'
import { Choices, Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import styles from './checkout.module.css'
import { CheckoutPart } from './checkout-part.tsx'
import type { EvidenceFields, EvidenceSheet } from './evidence-values.ts'

/** 증빙: a card needs none, cash asks for one. */
export function EvidenceSection() {
  const form = useFormContext<EvidenceSheet>()
  const [means, evidence] = useWatch({ control: form.control, name: ['means', 'evidence'] })
  return (
    <CheckoutPart title="증빙">
      {asksForEvidence(means) ? (
        <>
          <Controller
            control={form.control}
            name="evidence"
            render={({ field }) => (
              <Choices>
                <legend>
                  <VisuallyHidden>증빙 고르기</VisuallyHidden>
                </legend>
                {EVIDENCE_KINDS.map((kind) => (
                  <Radio
                    key={kind}
                    name={field.name}
                    value={kind}
                    label={EVIDENCE_NAMES[kind]}
                    checked={field.value === kind}
                    onChange={() => field.onChange(kind)}
                  />
                ))}
              </Choices>
            )}
          />
          <Asked evidence={evidence} />
        </>
      ) : (
        <p>
          카드 매출전표가 증빙입니다.{' '}
          <Small as="span">카드로 내신 금액에는 현금영수증과 세금계산서를 발행하지 않습니다.</Small>
        </p>
      )}
    </CheckoutPart>
  )
}

const FIELDS: Readonly<Record<EvidenceKind, readonly (keyof EvidenceFields)[]>> = {
  none: [],
  'income-receipt': ['receiptPhone'],
  'expense-receipt': ['businessNumber'],
  'tax-invoice': ['businessNumber', 'invoiceCompany', 'ceo', 'manager', 'invoiceEmail'],
}

const LABELS: Readonly<Record<keyof EvidenceFields, string>> = {
  receiptPhone: '현금영수증 받을 휴대전화',
  businessNumber: '사업자등록번호',
  invoiceCompany: '상호',
  ceo: '대표자',
  manager: '담당자',
  invoiceEmail: '계산서 받을 메일',
}

function Asked({ evidence }: { readonly evidence: EvidenceKind }) {
  const form = useFormContext<EvidenceSheet>()
  const fields = FIELDS[evidence]
  if (fields.length === 0) return null
  return (
    <div className={styles.box}>
      <div className={styles.pair}>
        {fields.map((name) => (
          <Field key={name} label={LABELS[name]} error={form.formState.errors[name]?.message} required>
            {(control) => (
              <Input
                {...control}
                {...form.register(name)}
                maxLength={name === 'invoiceEmail' ? 100 : 60}
                {...(name === 'receiptPhone' || name === 'businessNumber' ? { inputMode: 'numeric' } : {})}
              />
            )}
          </Field>
        ))}
      </div>
      {evidence === 'tax-invoice' && <Small>입금을 확인한 날짜로 발행합니다.</Small>}
    </div>
  )
}
