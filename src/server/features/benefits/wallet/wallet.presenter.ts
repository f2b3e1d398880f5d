import type { WalletEvent, WalletLot } from '#/contract/benefits/wallet.contract.ts'
import { valueOf } from '#/domain/ledger/lots.ts'
import type { HistoryRow, LotRow } from '#/server/features/benefits/ledger/ledger.public.ts'

export const lotOf = ({ id, account, valueKind, remaining, origin, expiresAt }: LotRow): WalletLot => ({
  id,
  value: valueOf(account),
  kind: valueKind,
  remaining,
  origin,
  expiresAt: expiresAt?.toISOString() ?? null,
})

const KINDS: Readonly<Record<string, WalletEvent['kind']>> = {
  'value-earn': 'earn',
  'value-grant': 'grant',
  'value-spend': 'spend',
  'value-return': 'return',
  'value-expire': 'expire',
  'value-taken-back': 'taken-back',
  'gift-card-register': 'gift-card',
  'value-charge': 'charge',
  'value-charge-back': 'taken-back',
  'value-refund': 'refund',
  'value-refund-ended': 'refund-ended',
}

export function eventOf({ id, at, kind, memo, orderId, origin, amount, balance }: HistoryRow): WalletEvent {
  const known = KINDS[kind]
  if (!known) throw new Error(`${kind} is no booking of a wallet`)
  return { id, at: at.toISOString(), kind: known, origin, amount, balance, orderNumber: orderId ? memo : null, memo }
}
