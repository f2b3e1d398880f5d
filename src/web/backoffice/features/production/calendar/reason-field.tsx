import { ApiError } from '#/web/api/api-error.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

interface ReasonFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (reason: string) => void
  /** Why the form was refused, if it was. */
  readonly error: Error | null
}

/** What was wrong with single fields of the form; empty when none of them is to blame. */
export const fieldErrors = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {}

/** The last field of every change to the calendar, and under it what no single field is to blame for. */
export function ReasonField({ label, placeholder, value, onChange, error }: ReasonFieldProps) {
  const fields = fieldErrors(error)
  return (
    <>
      <Field label={label} required error={fields['reason']}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={60}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {error && Object.keys(fields).length === 0 && <p role="alert">{error.message}</p>}
    </>
  )
}
