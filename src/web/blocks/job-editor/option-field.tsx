import { useEffect, useState } from 'react'
import type { OptionControl, OptionValue, SizeControl, StepperControl } from '#/domain/catalog/options/option-model.ts'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'

interface OptionFieldProps<C extends OptionControl = OptionControl> {
  /** Name of the section: two papers stand on one form. */
  readonly section: string
  readonly control: C
  readonly onChange: (controlId: string, value: OptionValue) => void
}

/** A control of the option model as a plain form field; what cannot be chosen says why in the list. */
export function OptionField({ section, control, onChange }: OptionFieldProps) {
  if (control.kind === 'stepper') return <StepperField section={section} control={control} onChange={onChange} />
  if (control.kind === 'size') return <SizeField section={section} control={control} onChange={onChange} />
  if (control.kind === 'checks')
    return (
      <Choices>
        <legend>{labelIn(section, control.label)}</legend>
        {control.choices.map((choice) => (
          <Checkbox
            key={choice.id}
            label={choice.label}
            checked={choice.chosen}
            disabled={choice.disabledReason !== null && !choice.chosen}
            onChange={() => onChange(control.id, choice.id)}
          />
        ))}
      </Choices>
    )
  const chosen = control.choices.find((choice) => choice.chosen)
  return (
    <Field label={labelIn(section, control.label)}>
      {(field) => (
        <Select {...field} value={chosen?.id ?? ''} onChange={(event) => onChange(control.id, event.target.value)}>
          {!chosen && <option value="">직접 입력</option>}
          {control.choices.map((choice) => (
            <option key={choice.id} value={choice.id} disabled={choice.disabledReason !== null}>
              {choice.disabledReason ? `${choice.label} (${choice.disabledReason})` : choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function StepperField({ section, control, onChange }: OptionFieldProps<StepperControl>) {
  const { id, value, min, max, step, unit, label } = control
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  return (
    <Field label={labelIn(section, label)}>
      {(field) => (
        <Input
          {...field}
          type="number"
          unit={unit}
          min={min}
          max={max}
          step={step}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => {
            if (Number(text) !== value) onChange(id, Number(text))
            setText(String(value))
          }}
        />
      )}
    </Field>
  )
}

function SizeField({ section, control, onChange }: OptionFieldProps<SizeControl>) {
  const { id, value, min, max, label } = control
  const side = (name: 'width' | 'height', word: string) => (
    <Field label={labelIn(section, `${label} ${word}`)}>
      {(field) => (
        <Input
          {...field}
          key={value[name]}
          type="number"
          unit="mm"
          min={min[name]}
          max={max[name]}
          step="0.1"
          defaultValue={value[name]}
          onBlur={(event) => {
            const typed = Number(event.target.value)
            if (typed !== value[name]) onChange(id, { ...value, [name]: typed })
          }}
        />
      )}
    </Field>
  )
  return (
    <>
      {side('width', '가로')}
      {side('height', '세로')}
    </>
  )
}

/** The section says where one is, unless the label says it already. */
const labelIn = (section: string, label: string): string =>
  label.startsWith(section) ? label : `${section} · ${label}`
