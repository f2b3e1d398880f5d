import { useSearchParams } from 'react-router'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { isDateText } from '#/domain/members/date-rules.ts'

export interface OfficePeriod {
  readonly from?: string
  readonly to?: string
}

/** The days in the address; what is no day counts as none. */
export function usePeriod(): OfficePeriod {
  const [query] = useSearchParams()
  const [from, until] = [query.get('from') ?? '', query.get('to') ?? '']
  return { ...(isDateText(from) ? { from } : {}), ...(isDateText(until) ? { to: until } : {}) }
}

export function PeriodFields({ period }: { readonly period: OfficePeriod }) {
  const [query, setQuery] = useSearchParams()
  const change = (which: 'from' | 'to', day: string) => {
    const next = new URLSearchParams(query)
    if (day) next.set(which, day)
    else next.delete(which)
    setQuery(next, { replace: true })
  }
  return (
    <Toolbar gap={3}>
      <Field label="첫날">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={period.from ?? ''}
            onChange={(event) => change('from', event.target.value)}
          />
        )}
      </Field>
      <Field label="마지막 날">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={period.to ?? ''}
            onChange={(event) => change('to', event.target.value)}
          />
        )}
      </Field>
    </Toolbar>
  )
}
