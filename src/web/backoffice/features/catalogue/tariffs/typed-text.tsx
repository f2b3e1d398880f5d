import type { ReactNode } from 'react'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

interface TypedTextProps {
  readonly label: string
  readonly value: string
  readonly max: number
  /** Of a figure; absent for words. */
  readonly unit?: string | undefined
  readonly hint?: ReactNode
  readonly optional?: boolean | undefined
  readonly readOnly?: boolean
  readonly error?: string | undefined
  readonly onChange: (typed: string) => void
}

/** One text or figure of a draft's dialog, as it is typed. */
export function TypedText({ label, unit, hint, optional = false, error, onChange, max, ...rest }: TypedTextProps) {
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <Input
          {...control}
          {...(unit ? { unit, inputMode: 'decimal' as const } : {})}
          {...rest}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
