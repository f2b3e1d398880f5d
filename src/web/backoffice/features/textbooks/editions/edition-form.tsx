import { useState } from 'react'
import type { EditionForm as Form } from '#/contract/textbooks/edition-parts.ts'
import { findBinding, findPaper, findTrim } from '#/domain/catalog/lookup.ts'
import { GRADE_NAMES, GRADES, TERM_NAMES, TERMS } from '#/domain/editions/edition.ts'
import { EDITION_BINDINGS, EDITION_PAPERS, EDITION_TRIMS } from '#/domain/editions/edition-job.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { type EditionValues, formOf, type SetValues } from './edition-values.ts'
import { LookFields } from './look-fields.tsx'
import { PriceRows } from './price-rows.tsx'

interface EditionFormProps {
  readonly values: EditionValues
  readonly action: string
  readonly onSave: (form: Form) => Promise<unknown>
}

/** A version before it is sold. What the server refuses stands beside its field, and nothing that was typed is lost. */
export function EditionForm({ values: first, action, onSave }: EditionFormProps) {
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const set: SetValues = (change) => setValues((before) => ({ ...before, ...change }))
  const save = async () => {
    const form = formOf(values)
    if ('field' in form) return setErrors({ [form.field]: form.message })
    setBusy(true)
    setErrors({})
    setFailure(null)
    try {
      await onSave(form)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.fields ?? {})
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <AdminForm
      wide
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <WhatFields values={values} set={set} errors={errors} />
      <MakeFields values={values} set={set} errors={errors} />
      <LookFields values={values} set={set} />
      <PriceRows rows={values.prices} error={errors['prices']} onChange={(prices) => set({ prices })} />
      <SaleFields values={values} set={set} errors={errors} />
      {failure && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      <Toolbar>
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
      </Toolbar>
    </AdminForm>
  )
}

interface FieldsProps {
  readonly values: EditionValues
  readonly set: SetValues
  readonly errors: Readonly<Record<string, string>>
}

function WhatFields({ values, set, errors }: FieldsProps) {
  return (
    <>
      <Field label="교재 이름" error={errors['title']} required>
        {(control) => (
          <Input
            {...control}
            maxLength={24}
            value={values.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="종류" hint="목록을 거르는 말입니다. 예: 개념, 유형, 기출" error={errors['kind']} required>
        {(control) => (
          <Input
            {...control}
            maxLength={12}
            value={values.kind}
            onChange={(event) => set({ kind: event.target.value })}
          />
        )}
      </Field>
      <Field label="학년" error={errors['grade']}>
        {(control) => (
          <Select
            {...control}
            value={values.grade}
            onChange={(event) => set({ grade: GRADES.find((each) => each === event.target.value) ?? 'm1' })}
          >
            {GRADES.map((each) => (
              <option key={each} value={each}>
                {GRADE_NAMES[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="학기" error={errors['term']}>
        {(control) => (
          <Select
            {...control}
            value={values.term}
            onChange={(event) => set({ term: TERMS.find((each) => each === event.target.value) ?? 'first' })}
          >
            {TERMS.map((each) => (
              <option key={each} value={each}>
                {TERM_NAMES[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="교육과정" hint="뒤표지에도 찍습니다." error={errors['curriculum']} optional>
        {(control) => (
          <Input
            {...control}
            maxLength={60}
            value={values.curriculum}
            onChange={(event) => set({ curriculum: event.target.value })}
          />
        )}
      </Field>
      <Field label="단원" hint="학원이 찾는 말입니다." error={errors['topics']} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={values.topics}
            onChange={(event) => set({ topics: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function MakeFields({ values, set, errors }: FieldsProps) {
  const { make } = values
  const choice = <Name extends 'trim' | 'binding' | 'paper'>(
    name: Name,
    label: string,
    ids: readonly EditionValues['make'][Name][],
    nameOf: (id: string) => string,
  ) => (
    <Field label={label} error={errors[`make.${name}`]}>
      {(control) => (
        <Select
          {...control}
          value={make[name]}
          onChange={(event) => {
            const chosen = ids.find((id) => id === event.target.value)
            if (chosen) set({ make: { ...make, [name]: chosen } })
          }}
        >
          {ids.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <>
      {choice('trim', '크기', EDITION_TRIMS, (id) => findTrim(id)?.name ?? id)}
      {choice('binding', '제본', EDITION_BINDINGS, (id) => findBinding(id)?.name ?? id)}
      {choice('paper', '내지 종이', EDITION_PAPERS, (id) => findPaper({ paper: id })?.name ?? id)}
      <Field label="쪽수" error={errors['make.pages']} required>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            unit="쪽"
            maxLength={4}
            value={make.pages}
            onChange={(event) => set({ make: { ...make, pages: event.target.value.replace(/\D/g, '') } })}
          />
        )}
      </Field>
      <Checkbox
        label="내지를 컬러로 인쇄"
        checked={make.colour}
        onChange={(event) => set({ make: { ...make, colour: event.target.checked } })}
      />
    </>
  )
}

function SaleFields({ values, set, errors }: FieldsProps) {
  const day = (name: 'saleFrom' | 'saleTo' | 'dispatchDay', label: string, hint: string) => (
    <Field label={label} hint={hint} error={errors[name]} optional={name !== 'saleFrom'}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      <Field label="미리보기 쪽" hint="예: 1-4, 20, 38. 학원 이름이 찍힌 그림으로 보입니다." error={errors['preview']}>
        {(control) => (
          <Input {...control} value={values.preview} onChange={(event) => set({ preview: event.target.value })} />
        )}
      </Field>
      {day('saleFrom', '판매 시작일', '이날부터 주문을 받습니다.')}
      {day('saleTo', '판매 마지막 날', '비우면 내릴 때까지 팝니다.')}
      {day('dispatchDay', '예약 출고일', '이날 전에 받은 주문은 모두 이날 나갑니다.')}
    </>
  )
}
