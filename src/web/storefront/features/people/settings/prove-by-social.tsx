import { useQuery } from '@tanstack/react-query'
import { listSocialLinks } from '#/contract/people/social.contract.ts'
import { SOCIAL_NAMES, type SocialProvider } from '#/domain/members/social.ts'
import { call } from '#/web/api/call.ts'
import { SocialMark } from '#/web/blocks/social-login/social-marks.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { SOCIAL_KEY } from './query-keys.ts'
import { useStartSocial } from './use-start-social.ts'

/** Somebody without a password shows once more that it is them, where they log in. */
export function ProveBySocial() {
  const { data } = useQuery({
    queryKey: SOCIAL_KEY,
    queryFn: ({ signal }) => call(listSocialLinks, { signal, errors: 'throw' }),
  })
  return (
    <Stack role="alert">
      <p>로그인한 지 시간이 지났습니다. 한 번 더 확인한 뒤 탈퇴할 수 있습니다.</p>
      {data?.links.map(({ provider }) => (
        <Prove key={provider} provider={provider} />
      ))}
    </Stack>
  )
}

function Prove({ provider }: { readonly provider: SocialProvider }) {
  const start = useStartSocial(provider, 'prove')
  return (
    <Button block busy={start.isPending} onClick={() => start.mutate()}>
      <SocialMark provider={provider} /> {SOCIAL_NAMES[provider]}로 확인하기
    </Button>
  )
}
