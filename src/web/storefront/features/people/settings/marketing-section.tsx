import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMarketing, type Profile } from '#/contract/people/profile.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { track } from '#/web/api/analytics.ts'
import { call } from '#/web/api/call.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { PROFILE_KEY } from './query-keys.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Small } from '#/web/ui/note.tsx'
import { SettingsSection } from './settings-section.tsx'

type Marketing = Profile['marketing']

const CHANNELS = [
  { channel: 'email', label: '이메일' },
  { channel: 'sms', label: '문자' },
  { channel: 'kakao', label: '카카오톡' },
] as const

/** Each change counts at once and is confirmed with its day, as the law wants. */
export function MarketingSection({ marketing }: { readonly marketing: Marketing }) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (body: Marketing) => call(changeMarketing, { body }),
    onSuccess: (saved) => {
      const isIn = (choice: Marketing) => Object.values(choice).some(Boolean)
      if (!isIn(marketing) && isIn(saved.marketing)) track('opt_in_marketing')
      client.setQueryData<Profile>(PROFILE_KEY, (profile) => profile && { ...profile, marketing: saved.marketing })
      toast(`${koreanDay(seoulDay(new Date(saved.at)))}에 바꾼 내용을 저장했습니다.`)
    },
  })
  return (
    <SettingsSection title="광고성 정보">
      <Small tone="plain">할인과 새 상품 소식을 고른 방법으로만 보냅니다. 주문 안내는 이와 상관없이 보냅니다.</Small>
      <Toolbar>
        {CHANNELS.map(({ channel, label }) => (
          <Checkbox
            key={channel}
            label={label}
            checked={marketing[channel]}
            disabled={change.isPending}
            onChange={(event) => change.mutate({ ...marketing, [channel]: event.target.checked })}
          />
        ))}
      </Toolbar>
    </SettingsSection>
  )
}
