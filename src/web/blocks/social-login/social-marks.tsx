import type { ReactNode } from 'react'
import type { SocialProvider } from '#/domain/members/social.ts'

/** The providers' signs in their own colours, as their guides want them on a login button; drawn here. */
const MARKS: Readonly<Record<SocialProvider, ReactNode>> = {
  kakao: (
    <path
      fill="#000"
      d="M12 4C6.9 4 2.8 7.2 2.8 11.2c0 2.6 1.7 4.8 4.3 6.1l-.9 3.3c-.1.3.3.6.6.4l3.9-2.6c.4 0 .9.1 1.3.1 5.1 0 9.2-3.2 9.2-7.3S17.1 4 12 4z"
    />
  ),
  naver: (
    <>
      <rect width="24" height="24" rx="4" fill="#03c75a" />
      <path fill="#fff" d="M6.5 6h3.9l3.4 5.1V6h3.7v12h-3.9l-3.4-5.1V18H6.5z" />
    </>
  ),
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#4285f4" d="M12 12h9a9 9 0 0 1-2.9 6.6" />
      <path stroke="#34a853" d="M18.1 18.6a9 9 0 0 1-13.9-2.2" />
      <path stroke="#fbbc05" d="M4.2 16.4a9 9 0 0 1 0-8.8" />
      <path stroke="#ea4335" d="M4.2 7.6a9 9 0 0 1 14-2" />
    </g>
  ),
}

export function SocialMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {MARKS[provider]}
    </svg>
  )
}
