import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { BodyOf } from '#/contract/endpoint.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { bookVisit } from '#/contract/support/reservations.contract.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { track } from '#/web/api/analytics.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useMember } from '#/web/api/session.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { MY_VISITS_KEY } from './use-my-visits.ts'

/** The form of a visit. A slot that was taken meanwhile is shown as taken, and what was typed stays. */
export function useBooking() {
  const once = useIdempotencyKey()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const client = useQueryClient()
  const member = useMember()
  const form = useApiForm({
    schema: bodyOf(bookVisit),
    values: { day: '', hour: '', people: '1', name: '', phone: '', ticket: null, orderNumber: '', memo: '' },
    submit: async (body: BodyOf<typeof bookVisit>) => {
      try {
        const visit = await once(body, (idempotencyKey) => call(bookVisit, { body, idempotencyKey, errors: 'throw' }))
        track('schedule', { id: visit.number, items: [itemOf(body)] })
        await client.invalidateQueries({ queryKey: MY_VISITS_KEY })
        await navigate(`#${visit.token}`)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await revalidate()
        throw error
      }
    },
  })
  const { setValue, getValues } = form
  const { name, phoneNumber } = member
  // Known only once the browser's session was read.
  useEffect(() => {
    if (name && !getValues('name')) setValue('name', name)
    if (phoneNumber && !getValues('phone')) setValue('phone', phoneNumber)
  }, [name, phoneNumber, setValue, getValues])
  return { ...form, ownPhone: phoneNumber, isMember: member.accessToken !== '' }
}

const itemOf = ({ purpose, people }: BodyOf<typeof bookVisit>) => ({
  id: purpose,
  name: VISIT_PURPOSE_TEXTS[purpose].name,
  category: '방문 예약',
  quantity: people,
  payAmount: 0,
  option: '',
})
