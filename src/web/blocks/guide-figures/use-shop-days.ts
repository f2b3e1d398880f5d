import { useEffect, useState } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readCalendar } from '#/contract/content/calendar.contract.ts'
import { call } from '#/web/api/call.ts'

export type ShopDays = ResultOf<typeof readCalendar>

const UNREAD: ShopDays = { days: [], cutOffs: [] }

/** Days off and hours of closing from today on; until they are read, weekends alone and the hour that a shop opens with. */
export function useShopDays(): ShopDays {
  const [days, setDays] = useState(UNREAD)
  useEffect(() => {
    import('#/contract/content/calendar.contract.ts')
      .then(({ readCalendar: endpoint }) => call(endpoint, { errors: 'throw' }))
      .then(setDays)
      .catch(() => undefined)
  }, [])
  return days
}
