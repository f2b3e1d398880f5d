import { Link } from 'react-router'
import type { ProofDetail } from '#/contract/prepress/proof.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { inquiryPath } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { RegistrationMark } from '#/web/ui/marks.tsx'
import styles from './proof-room.module.css'
import own from './room-head.module.css'

interface RoomHeadProps {
  readonly proof: ProofDetail
  readonly back: { readonly to: string; readonly label: string }
  readonly wide?: string | undefined
  /** The shop's mark leads home, where the window has no other head. */
  readonly marked?: boolean | undefined
}

export function RoomHead({ proof, back, wide, marked }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      {marked && (
        <Link to="/" className={own.mark} aria-label="첫 화면">
          <RegistrationMark />
        </Link>
      )}
      <Link to={back.to} className={own.back} aria-label={back.label}>
        <Icon name="chevron-left" />
        <span>{back.label}</span>
      </Link>
      <h1>{proof.title}</h1>
      <p className={own.what}>
        {kindByCode(proof.product).name} {formatCount(proof.copies)}
        {kindOf(proof.product).unit} · 주문 {proof.orderNumber}
      </p>
      {proof.partner && proof.reader !== 'partner' && <p className={own.what}>파트너 {proof.partner.name}</p>}
      <p className={own.state} data-state={proof.state}>
        {proof.label}
      </p>
      {proof.reader === 'member' && (
        <Link to={inquiryPath({ proof: proof.id })} className={own.wide} aria-label="이 시안 문의">
          <Icon name="help-circle-outline" />
          <span>이 시안 문의</span>
        </Link>
      )}
      {wide && (
        <Link to={wide} className={own.wide} aria-label="넓게 보기">
          <Icon name="fullscreen" />
          <span>넓게 보기</span>
        </Link>
      )}
    </header>
  )
}
