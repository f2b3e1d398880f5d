import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { profile } from '#/contract/people/profile.contract.ts'
import { call } from '#/web/api/call.ts'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { ApiSection } from './api-section.tsx'
import { CompanySection } from './company-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { NotificationList } from './notification-list.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PROFILE_KEY } from './query-keys.ts'
import { SessionsSection } from './sessions-section.tsx'
import { SocialSection } from './social-section.tsx'

/** 내 정보; with `?view=notices` what the shop has told the member. */
export function Component() {
  const [search] = useSearchParams()
  return search.get('view') === 'notices' ? <NotificationList /> : <MySettings />
}

function MySettings() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => call(profile, { signal, errors: 'throw' }),
  })
  return (
    <>
      <PageHeading title="내 정보" />
      {isPending && <LoadingState />}
      {error && (
        <ErrorState title="내 정보를 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <ProfileSection profile={data} />
          {data.companyName !== null && <CompanySection profile={data} />}
          <DocumentsSection profile={data} />
          {data.hasPassword && <PasswordSection loginId={data.loginId} />}
          <SocialSection />
          {data.type !== 'GENERAL' && <ApiSection />}
          <MarketingSection marketing={data.marketing} />
          <SessionsSection />
          <LeaveSection hasPassword={data.hasPassword} />
        </>
      )}
    </>
  )
}
