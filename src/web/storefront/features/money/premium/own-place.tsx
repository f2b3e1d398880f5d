import type { OwnTier } from '#/contract/money/tiers.contract.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { to } from '#/contract/web-paths.ts'
import { useMember } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import styles from './premium.module.css'

interface OwnPlaceProps {
  readonly mine: OwnTier | undefined
  readonly isMember: boolean
}

const dotted = (day: string): string => day.replaceAll('-', '.')

/** Who it is, in which grade and until when; a visitor is told how to see it. */
export function OwnPlace({ mine, isMember }: OwnPlaceProps) {
  const name = useMember((member) => member.name)
  if (!isMember)
    return (
      <div className={styles.place}>
        <p>로그인하면 내 자리를 보여 드립니다.</p>
        <Toolbar>
          <LinkButton variant="primary" to={to('/member/login', {}, { from: to('/member/premium') })}>
            로그인
          </LinkButton>
          <LinkButton to={to('/member/join')}>회원가입</LinkButton>
        </Toolbar>
      </div>
    )
  if (!mine) return null
  const { held, agreed, rate } = mine
  const isByContract = agreed !== null && agreed.rate > (held?.rate ?? 0)
  return (
    <p className={styles.place}>
      <span>{name} 님</span>
      <b>
        {isByContract ? '약정' : (held?.name ?? '등급 없음')} {rate > 0 && <i>{rate}%</i>}
      </b>
      {isByContract && <span>{agreed.until ? `${dotted(agreed.until)}까지 약정 할인` : '기한 없는 약정 할인'}</span>}
      {held && (
        <span>
          {isByContract && `${held.name} ${held.rate}%, `}
          {dotted(held.since)}부터 적용, {dotted(held.until)}까지 유지
        </span>
      )}
    </p>
  )
}
