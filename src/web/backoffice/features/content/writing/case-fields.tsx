import { useState } from 'react'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { OptionField } from '#/web/blocks/job-editor/option-field.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import type { FieldsProps } from './fields-props.ts'
import styles from './case-fields.module.css'

const WORDS = [
  { name: 'coverTitle', label: '표지 글', most: 20, hint: '그림의 표지에 적힙니다.' },
  { name: 'summary', label: '한 줄 소개', most: 120, hint: '목록에서 제목 아래에 보입니다.' },
] as const

/** What a case is of: its product and its spec, from which its picture is drawn and another like it is ordered. */
export function CaseFields({ piece, errors, onChange }: FieldsProps<PieceOf<'portfolio'>>) {
  const { fields } = piece
  const [refusal, setRefusal] = useState<string | null>(null)
  const put = (change: Partial<PieceOf<'portfolio'>['fields']>) =>
    onChange({ ...piece, fields: { ...fields, ...change } })
  const choose = (controlId: string, value: OptionValue) => {
    const next = attempt(fields.spec, controlId, value)
    setRefusal(next.ok ? null : next.error)
    if (next.ok) put({ spec: next.value })
  }
  return (
    <>
      {WORDS.map(({ name, label, most, hint }) => (
        <Field key={name} label={label} required hint={hint} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              value={fields[name]}
              maxLength={most}
              onChange={(event) => put({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label="상품">
        {(control) => (
          <Select
            {...control}
            value={fields.product}
            onChange={(event) => {
              const kind = PRODUCT_KINDS.find(({ code }) => code === event.target.value)
              if (kind) put({ product: kind.code, spec: defaultSpec(kind.code) })
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
      <Disclosure summary="사양">
        {refusal && (
          <Small tone="bad" role="alert">
            {refusal}
          </Small>
        )}
        <div className={styles.options}>
          {optionSections(fields.spec).flatMap((section) =>
            section.controls.map((control) => (
              <OptionField key={control.id} section={section.title} control={control} onChange={choose} />
            )),
          )}
        </div>
      </Disclosure>
    </>
  )
}
