import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import { findCustomers } from '#/contract/ordering/staff-estimates.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

type Found = ResultOf<typeof findCustomers>['customers'][number]
/** Found here, or brought along from an inquiry: then a guest has no e-mail, and nobody's discount is known yet. */
export interface Customer extends Pick<Found, 'memberId' | 'name' | 'company'> {
  readonly email: string | null
  readonly discountRate?: number
}

interface CustomerPickerProps {
  readonly chosen: Customer | null
  readonly onChoose: (customer: Customer | null) => void
}

export function CustomerPicker({ chosen, onChoose }: CustomerPickerProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['estimate-customers', q],
    queryFn: ({ signal }) => call(findCustomers, { query: { q }, signal, errors: 'throw' }),
    enabled: q.length >= 2 && chosen === null,
  })
  if (chosen)
    return (
      <Toolbar>
        <b>{nameOf(chosen)}</b> {chosen.email}
        {chosen.discountRate !== undefined && ` · 할인 ${chosen.discountRate} %`}
        <Button size="sm" variant="quiet" onClick={() => onChoose(null)}>
          다른 고객
        </Button>
      </Toolbar>
    )
  return (
    <div>
      <Field
        label="고객"
        hint="이름, 회사, 아이디, 이메일의 앞 두 글자부터 찾습니다."
        error={found.error?.message}
        required
      >
        {(control) => (
          <Input {...control} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      {found.data && (
        <ul aria-label="찾은 고객">
          {found.data.customers.map((customer) => (
            <li key={customer.memberId}>
              <Button size="sm" variant="quiet" onClick={() => onChoose(customer)}>
                {nameOf(customer)} · {customer.email}
              </Button>
            </li>
          ))}
          {found.data.customers.length === 0 && <li>찾으시는 고객이 없습니다.</li>}
        </ul>
      )}
    </div>
  )
}

const nameOf = ({ company, name }: Customer): string => (company ? `${company} ${name}` : name)
