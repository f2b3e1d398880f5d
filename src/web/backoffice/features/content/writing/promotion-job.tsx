import { useState } from 'react'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { OptionField } from '#/web/blocks/job-editor/option-field.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './case-fields.module.css'

type Job = PieceOf<'promotion'>['fields']['jobs'][number]

interface PromotionJobProps {
  readonly number: number
  readonly job: Job
  readonly onChange: (job: Job) => void
  readonly onRemove: () => void
}

/** One of the jobs on the poster; its price follows from its spec. */
export function PromotionJob({ number, job, onChange, onRemove }: PromotionJobProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const choose = (controlId: string, value: OptionValue) => {
    const next = attempt(job.spec, controlId, value)
    setRefusal(next.ok ? null : next.error)
    if (next.ok) onChange({ ...job, spec: next.value })
  }
  return (
    <fieldset>
      <legend>상품 {number}</legend>
      <Field label={`상품 ${number} 이름`} required>
        {(control) => (
          <Input
            {...control}
            value={job.name}
            maxLength={30}
            onChange={(event) => onChange({ ...job, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={`상품 ${number} 종류`}>
        {(control) => (
          <Select
            {...control}
            value={job.spec.product}
            onChange={(event) => {
              const kind = PRODUCT_KINDS.find(({ code }) => code === event.target.value)
              if (kind) onChange({ ...job, spec: defaultSpec(kind.code) })
            }}
          >
            {PRODUCT_KINDS.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Disclosure summary={specSummary(job.spec)}>
        {refusal && (
          <Small tone="bad" role="alert">
            {refusal}
          </Small>
        )}
        <div className={styles.options}>
          {optionSections(job.spec).flatMap((section) =>
            section.controls.map((control) => (
              <OptionField key={control.id} section={section.title} control={control} onChange={choose} />
            )),
          )}
        </div>
      </Disclosure>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        상품 {number} 빼기
      </Button>
    </fieldset>
  )
}
