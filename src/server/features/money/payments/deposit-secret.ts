import { timingSafeEqual } from 'node:crypto'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'

/** What proves a notice of a deposit, as it is kept. */
export function sealedSecretOf({ sealer }: { readonly sealer: Sealer }, payment: ToldPayment | null): string | null {
  return payment?.depositSecret ? sealer.seal(payment.depositSecret) : null
}

/** Before the issue of the account is stored there is no secret to compare with; the look-up decides then. */
export function provesDeposit(
  { sealer }: { readonly sealer: Sealer },
  sealed: string | null,
  given: string | undefined,
): boolean {
  if (!sealed) return true
  const [ours, theirs] = [Buffer.from(sealer.open(sealed)), Buffer.from(given ?? '')]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
