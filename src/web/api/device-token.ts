import type { Endpoint } from '#/contract/endpoint.ts'
import { safeStorage } from './safe-storage.ts'

const KEY = 'jikji.device'

/** At a login this browser says that it has logged in before, so that strangers' wrong passwords do not slow it. */
export function deviceHeader({ rate }: Pick<Endpoint, 'rate'>): Record<string, string> {
  if (rate !== 'login' && rate !== 'code') return {}
  const token = safeStorage().getItem(KEY)
  return typeof token === 'string' && token !== '' ? { 'device-token': token } : {}
}

/** Kept over logging out: it opens nothing by itself. */
export function keepDeviceToken(answer: Pick<Response, 'headers'>): void {
  const token = answer.headers.get('device-token')
  if (token) safeStorage().setItem(KEY, token)
}

/** Whether somebody has logged in at this browser before. */
export const isKnownDevice = (): boolean => Boolean(safeStorage().getItem(KEY))
