import { discountName } from '#/domain/members/agreed-discount.ts'
import { isAgreed } from '#/web/api/own-discount.ts'
import { useMember } from '#/web/api/session.ts'
import { formatWon } from '#/web/ui/price.tsx'

interface OwnOffProps {
  readonly rate: number
  readonly off: number
}

/** What contract or grade takes off, by its name. */
export function OwnOff({ rate, off }: OwnOffProps) {
  const agreed = useMember(isAgreed)
  return (
    <>
      {discountName(agreed)} {rate}% <b>{formatWon(-off)}</b>
    </>
  )
}
