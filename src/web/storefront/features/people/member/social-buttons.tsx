import { useState } from 'react'
import { startSocialLogin } from '#/contract/people/social.contract.ts'
import type { SocialProvider } from '#/domain/members/social.ts'
import { call } from '#/web/api/call.ts'
import { leaveFor } from '#/web/blocks/social-login/social-attempt.ts'
import { SocialMark } from '#/web/blocks/social-login/social-marks.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import styles from './social-buttons.module.css'

const WORDS: Readonly<Record<SocialProvider, string>> = {
  kakao: '카카오 로그인',
  naver: '네이버 로그인',
  google: 'Google 계정으로 로그인',
}

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[]
  readonly from: string | null
}

/** Logging in by an account elsewhere; the first time it begins joining. */
export function SocialButtons({ providers, from }: SocialButtonsProps) {
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  if (providers.length === 0) return null

  const start = async (provider: SocialProvider) => {
    setLeaving(provider)
    try {
      leaveFor(await call(startSocialLogin, { params: { provider } }), from)
    } catch {
      // The dialog has said why.
      setLeaving(null)
    }
  }

  return (
    <LiveFieldset className={styles.group} aria-label="다른 계정으로 로그인">
      <p className={styles.or}>
        <span>처음이라면 가입까지 이어집니다</span>
      </p>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={styles.button}
          data-provider={provider}
          disabled={leaving !== null}
          aria-busy={leaving === provider || undefined}
          onClick={() => void start(provider)}
        >
          <SocialMark provider={provider} />
          {WORDS[provider]}
        </button>
      ))}
    </LiveFieldset>
  )
}
