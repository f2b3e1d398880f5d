import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { socialProviders } from '#/contract/people/social.contract.ts'
import { isLoggedIn } from '#/web/api/member-user.ts'
import { sessionHasEnded, useMember } from '#/web/api/session.ts'
import { type Goal, intentOf } from '#/web/blocks/order-intent/order-intent.ts'
import { Note } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { type Entry, entryOf } from './entry.ts'
import { EntryTabs } from './entry-tabs.tsx'
import { ForgottenLinks, JoinLink, LoginForm } from './login-form.tsx'
import { MemberSheet } from './member-sheet.tsx'
import styles from './member-sheet.module.css'
import { useFrom } from './return-path.ts'
import { SocialButtons } from './social-buttons.tsx'

type Offered = ResultOf<typeof socialProviders>

/** The one door: logging in, and for who was about to order also joining and ordering without an account. */
export function Component() {
  const { providers } = useLoaderData<Offered>()
  const from = useFrom()
  const entry = useEntry(from)
  useWordOnTheWay(entry)
  return (
    <MemberSheet title={TITLES[entry.kind]} lead={leadOf(entry, from)}>
      <EndedNote />
      {entry.kind === 'plain' ? (
        <>
          <LoginForm />
          <JoinLink from={from} />
          <SocialButtons providers={providers} from={from} />
          <ForgottenLinks from={from} />
        </>
      ) : (
        <EntryTabs key={entry.kind} entry={entry} providers={providers} />
      )}
    </MemberSheet>
  )
}

const TITLES: Readonly<Record<Entry['kind'], string>> = {
  order: '주문하기',
  sheet: '로그인',
  'own-order': '로그인',
  plain: '로그인',
}

function leadOf(entry: Entry, from: string | null): string | undefined {
  if (entry.kind !== 'order')
    return from ? '로그인하면 보던 화면으로 돌아갑니다. 고른 사양과 파일은 그대로 있습니다.' : undefined
  const next = entry.goal === 'order' ? '마치면 주문서가 바로 열립니다.' : '마치면 장바구니에 바로 담깁니다.'
  return `${next} 고른 사양과 파일은 그대로 있습니다.`
}

/** What was pressed is known to the browser only. It is read once: going on forgets it while this page still stands. */
function useEntry(from: string | null): Entry {
  const hydrated = useHydrated()
  const [intent] = useState(() => (hydrated ? intentOf(from) : null))
  return entryOf(from, intent ?? (hydrated ? intentOf(from) : null))
}

const ON_THE_WAY: Readonly<Record<Goal, string>> = {
  order: '확인했습니다. 주문서를 열고 있습니다.',
  cart: '확인했습니다. 장바구니에 담고 있습니다.',
}

/** The page of the job opens once more and goes on by itself: that takes a moment, and is said from its first. */
function useWordOnTheWay(entry: Entry): void {
  const goal = entry.kind === 'order' ? entry.goal : null
  useEffect(() => {
    if (goal === null) return undefined
    return useMember.subscribe((user, before) => {
      if (isLoggedIn(user) && !isLoggedIn(before)) toast(ON_THE_WAY[goal], 'info')
    })
  }, [goal])
}

/** Why somebody who was logged in stands here again. */
function EndedNote() {
  const [ended] = useState(sessionHasEnded)
  if (!ended) return null
  return (
    <div className={styles.attach}>
      <Note tone="info" role="status">
        한동안 쓰지 않으셔서 로그인이 끝났습니다. 쓰시던 내용은 이 브라우저에 그대로 있으니, 다시 로그인하면 이어서 하실
        수 있습니다.
      </Note>
    </div>
  )
}
