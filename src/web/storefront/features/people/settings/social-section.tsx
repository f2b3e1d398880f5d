import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listSocialLinks, type SocialLinks, unlinkSocial } from '#/contract/people/social.contract.ts'
import { SOCIAL_NAMES, type SocialProvider } from '#/domain/members/social.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { SocialMark } from '#/web/blocks/social-login/social-marks.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { SOCIAL_KEY } from './query-keys.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import styles from './settings.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useSocialReturn } from './use-social-return.ts'
import { useStartSocial } from './use-start-social.ts'

/** 소셜 로그인: which accounts elsewhere open this one. */
export function SocialSection() {
  useSocialReturn()
  const { data, error } = useQuery({
    queryKey: SOCIAL_KEY,
    queryFn: ({ signal }) => call(listSocialLinks, { signal, errors: 'throw' }),
  })
  if (data && data.offered.length === 0 && data.links.length === 0) return null
  return (
    <SettingsSection title="소셜 로그인">
      {error && <Small tone="plain">{error.message}</Small>}
      {!data && !error && <Skeleton />}
      {data && (
        <RowList>
          {[...new Set([...data.links.map(({ provider }) => provider), ...data.offered])].map((provider) => (
            <SocialRow key={provider} provider={provider} links={data.links} />
          ))}
        </RowList>
      )}
    </SettingsSection>
  )
}

interface SocialRowProps {
  readonly provider: SocialProvider
  readonly links: SocialLinks['links']
}

function SocialRow({ provider, links }: SocialRowProps) {
  const link = links.find((one) => one.provider === provider)
  const name = SOCIAL_NAMES[provider]
  const client = useQueryClient()
  const start = useStartSocial(provider, 'link')
  const end = useMutation({
    mutationFn: () => call(unlinkSocial, { params: { provider } }),
    onSuccess: () => {
      toast(`${name} 연결을 끊었습니다.`)
      return client.invalidateQueries({ queryKey: SOCIAL_KEY })
    },
  })
  const ask = async () => {
    const body = `다음부터 ${name}로는 로그인할 수 없습니다. ${name}에도 연결을 끊었다고 알립니다.`
    if (await confirmDialog({ title: `${name} 연결을 끊을까요?`, body, ok: '연결 끊기' })) end.mutate()
  }
  return (
    <Row
      end={
        link ? (
          <Button size="sm" busy={end.isPending} onClick={() => void ask()} aria-label={`${name} 연결 끊기`}>
            연결 끊기
          </Button>
        ) : (
          <Button size="sm" busy={start.isPending} onClick={() => start.mutate()} aria-label={`${name} 연결하기`}>
            연결하기
          </Button>
        )
      }
    >
      <div className={styles.social}>
        <SocialMark provider={provider} />
        <div>
          <strong>{name}</strong>
          <Small>
            {link
              ? [link.email, `${seoulDay(new Date(link.linkedAt))} 연결`].filter(Boolean).join(' · ')
              : '연결하지 않았습니다'}
          </Small>
        </div>
      </div>
    </Row>
  )
}
