import { useState } from 'react'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { formatPhone } from '#/domain/members/phone.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './booking.module.css'

interface VisitPhoneProps {
  /** The proven number of who is logged in; empty for visitors. */
  readonly own: string
  readonly error: string | undefined
  readonly onPhone: (phone: string, ticket: string | null) => void
}

/** The number the messages go to: a member's own, or one that a code proves. */
export function VisitPhone({ own, error, onPhone }: VisitPhoneProps) {
  const [isOther, setIsOther] = useState(false)
  if (own && !isOther)
    return (
      <div className={styles.wide}>
        <Small>휴대전화</Small>
        <Toolbar as="p">
          {formatPhone(own)}
          <Button
            size="sm"
            onClick={() => {
              setIsOther(true)
              onPhone('', null)
            }}
          >
            다른 번호로
          </Button>
        </Toolbar>
      </div>
    )
  return (
    <div className={styles.wide}>
      <ContactCode
        purpose="reservation"
        channel="sms"
        error={error}
        onProof={(proof) => onPhone(proof?.target ?? '', proof?.ticket ?? null)}
      />
    </div>
  )
}
