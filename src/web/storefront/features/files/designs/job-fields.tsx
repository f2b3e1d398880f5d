import { useState } from 'react'
import type { DesignShown } from '#/contract/files/designs.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf, partDefinition, partOf } from '#/domain/catalog/kinds.ts'
import { findBinding, findPaper, openingPaper, sameSize } from '#/domain/catalog/lookup.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import { trimsFor } from '#/domain/designs/design-fields.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import { Field, type FieldControl } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'

interface JobFieldsProps {
  readonly design: DesignShown
  readonly spec: JobSpec
  readonly onChange: (spec: JobSpec) => void
}

/** What size and spine hang on. All else is chosen on the option page. */
export function JobFields({ design, spec, onChange }: JobFieldsProps) {
  const kind = kindOf(spec.product)
  const [refusal, setRefusal] = useState<{ readonly field: string; readonly reason: string } | null>(null)
  const change = (field: string, value: OptionValue) => {
    const next = attempt(spec, field, value)
    setRefusal(next.ok ? null : { field, reason: next.error })
    if (next.ok) onChange(next.value)
  }
  const errorOf = (field: string) => (refusal?.field === field ? refusal.reason : undefined)
  const trims = trimsFor(design, spec.product)
  const body = partOf(spec, 'body')
  const listed = partDefinition(kind, 'body')?.papers ?? []
  const papers = listed.map((id) => [id, openingPaper(id)?.name ?? id] as const)
  const own = body && !listed.includes(body.paper) ? [[body.paper, findPaper(body)?.name ?? body.paper] as const] : []
  return (
    <>
      <Field label="크기" error={errorOf('trim')}>
        {(control) => (
          <Choices
            control={control}
            value={trims.find(({ size }) => sameSize(size, spec.trim))?.id ?? ''}
            choices={trims.map(({ id, name }) => [id, name])}
            onChange={(value) => change('trim', value)}
          />
        )}
      </Field>
      <Field label="제본" error={errorOf('binding')}>
        {(control) => (
          <Choices
            control={control}
            value={spec.binding ?? ''}
            choices={kind.bindings.map((id) => [id, findBinding(id)?.name ?? id])}
            onChange={(value) => change('binding', value)}
          />
        )}
      </Field>
      <Field label="내지 쪽수" error={errorOf('body.pages')}>
        {(control) => (
          <PagesInput
            key={bodyPages(spec)}
            control={control}
            pages={bodyPages(spec)}
            onChange={(pages) => change('body.pages', pages)}
          />
        )}
      </Field>
      <Field label="내지 종이" error={errorOf('body.paper')}>
        {(control) => (
          <Choices
            control={control}
            value={body?.paper ?? ''}
            choices={[...own, ...papers]}
            onChange={(value) => change('body.paper', value)}
          />
        )}
      </Field>
    </>
  )
}

interface ChoicesProps {
  readonly control: FieldControl
  readonly value: string
  readonly choices: readonly (readonly [id: string, name: string])[]
  readonly onChange: (value: string) => void
}

const Choices = ({ control, value, choices, onChange }: ChoicesProps) => (
  <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
    {choices.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)

interface PagesInputProps {
  readonly control: FieldControl
  readonly pages: number
  readonly onChange: (pages: number) => void
}

/** Takes effect when it is left, so that typing 200 does not try 2 and 20. */
function PagesInput({ control, pages, onChange }: PagesInputProps) {
  const [typed, setTyped] = useState(String(pages))
  const leave = () => {
    const wanted = Number(typed)
    if (wanted !== pages) onChange(wanted)
  }
  return (
    <Input
      {...control}
      unit="쪽"
      inputMode="numeric"
      value={typed}
      onClick={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
      onBlur={leave}
    />
  )
}
