import { useState } from 'react'
import { Link } from 'react-router'
import type { SocialProvider } from '#/domain/members/social.ts'
import { isKnownDevice } from '#/web/api/device-token.ts'
import { Tabs } from '#/web/ui/tabs.tsx'
import type { Entry } from './entry.ts'
import { GuestForm } from './guest-form.tsx'
import { GuestOrderForm } from './guest-order-form.tsx'
import { JoinForm } from './join-form.tsx'
import { ForgottenLinks, JoinLink, LoginForm } from './login-form.tsx'
import styles from './member-sheet.module.css'
import { withFrom } from './return-path.ts'
import { SocialButtons } from './social-buttons.tsx'

type Way = 'join' | 'guest' | 'login'

interface EntryTabsProps {
  readonly entry: Exclude<Entry, { readonly kind: 'plain' }>
  readonly providers: readonly SocialProvider[]
}

/** Three ways on from one sheet. A newcomer who orders joins first; who was here before logs in. */
export function EntryTabs({ entry, providers }: EntryTabsProps) {
  const { from } = entry
  const [way, setWay] = useState<Way>(() => (entry.kind === 'order' && !isKnownDevice() ? 'join' : 'login'))
  const ordering = entry.kind === 'order'
  const tabs = [
    ...(ordering ? [{ value: 'join' as const, label: '가입하고 주문' }] : []),
    { value: 'guest' as const, label: entry.kind === 'own-order' ? '비회원 주문조회' : '비회원으로 주문' },
    { value: 'login' as const, label: '로그인' },
  ]
  return (
    <Tabs label="주문하는 방법" tabs={ordering ? tabs : tabs.toReversed()} value={way} onChange={setWay}>
      <div className={styles.way}>
        {way === 'join' && (
          <>
            <JoinForm type="GENERAL" short />
            <SocialButtons providers={providers} from={from} />
            <nav className={styles.under} aria-label="다른 회원">
              <Link to={withFrom('/member/join/general?type=business', from)}>기업 회원으로 가입</Link>
              <Link to={withFrom('/member/join/academy', from)}>학원·강사 회원으로 가입</Link>
            </nav>
          </>
        )}
        {way === 'guest' && <GuestWay entry={entry} />}
        {way === 'login' && (
          <>
            <LoginForm />
            {!ordering && <JoinLink from={from} />}
            <SocialButtons providers={providers} from={from} />
            <ForgottenLinks from={from} />
          </>
        )}
      </div>
    </Tabs>
  )
}

function GuestWay({ entry }: Pick<EntryTabsProps, 'entry'>) {
  if (entry.kind === 'own-order') return <GuestOrderForm orderNumber={entry.orderNumber} from={entry.from} />
  const label = entry.kind === 'order' && entry.goal === 'cart' ? '비회원으로 담기' : '비회원으로 주문하기'
  return (
    <>
      <GuestForm from={entry.from} label={label} />
      <nav className={styles.under} aria-label="비회원 주문">
        <Link to="/member/guest-order">이미 하신 주문은 비회원 주문조회</Link>
      </nav>
    </>
  )
}
