import type { DesignShown } from '#/contract/files/designs.contract.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { FIELD_LIMITS, fieldNames, type TextField } from '#/domain/designs/design-fields.ts'
import { SETTABLE, SETTABLE_MESSAGE } from '#/domain/designs/set-type.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Textarea } from '#/web/ui/input.tsx'

const FIELDS: readonly TextField[] = ['title', 'subtitle', 'author', 'back']

/** Korean: why the words cannot be set; null when they can. */
export const wordsProblem = (values: DesignValues): string | null =>
  FIELDS.every((field) => SETTABLE.test(values[field])) ? null : SETTABLE_MESSAGE

interface DesignLabelsProps {
  readonly design: DesignShown
  readonly values: DesignValues
  readonly onChange: (values: DesignValues) => void
  readonly titleError: string | undefined
}

/** The fields that this design has a place for. */
export function DesignLabels({ design, values, onChange, titleError }: DesignLabelsProps) {
  const names = fieldNames(design)
  return FIELDS.flatMap((field) => {
    const label = names[field]
    if (!label) return []
    const refused = SETTABLE.test(values[field]) ? undefined : SETTABLE_MESSAGE
    const given = {
      value: values[field],
      maxLength: FIELD_LIMITS[field],
      onChange: (event: { target: { value: string } }) => onChange({ ...values, [field]: event.target.value }),
    }
    const needed = field === 'title' && design.kind === 'cover'
    return [
      <Field
        key={field}
        label={label}
        optional={!needed}
        required={needed}
        error={refused ?? (field === 'title' ? titleError : undefined)}
      >
        {(control) =>
          field === 'back' ? <Textarea rows={3} {...control} {...given} /> : <Input {...control} {...given} />
        }
      </Field>,
    ]
  })
}
