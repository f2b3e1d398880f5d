/** Columns whose values are sealed; the job that follows a change of key goes through them. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** Whether versions before wrote it in clear. */
  readonly onceClear?: true
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'signing_key', column: 'private_sealed' },
  { table: 'staff_account', column: 'totp_secret', onceClear: true },
  { table: 'staff_account', column: 'totp_pending_secret', onceClear: true },
  { table: 'social_link', column: 'refresh_token' },
  { table: 'payment_refunds', column: 'refund_account' },
  { table: 'emoney_refunds', column: 'refund_account' },
  { table: 'payment_attempts', column: 'deposit_secret', onceClear: true },
  { table: 'orders', column: 'cancel_refund_account' },
  { table: 'gift_cards', column: 'code_sealed' },
  { table: 'webhook', column: 'secret' },
]
