import { useQuery } from '@tanstack/react-query'
import { listApiKeys } from '#/contract/people/api-keys.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { ApiKeysSection } from './api-keys-section.tsx'
import { API_KEYS_KEY } from './query-keys.ts'
import { WebhooksSection } from './webhooks-section.tsx'

/** Keys and webhooks by which a firm's own systems order without a browser. */
export function Component() {
  const keys = useQuery({
    queryKey: API_KEYS_KEY,
    queryFn: ({ signal }) => call(listApiKeys, { signal, errors: 'throw' }),
  })
  const closed = keys.error instanceof ApiError && keys.error.code === 'FORBIDDEN'
  return (
    <>
      <PageHeading
        title="API 연동"
        lead="쓰시는 시스템에서 바로 견적을 내고, 파일을 올리고, 주문하고, 시안을 승인합니다."
        action={<LinkButton to={to('/mypage/api/guide')}>사용 안내</LinkButton>}
      />
      {keys.isPending && <LoadingState />}
      {closed && (
        <EmptyState
          title="사업자·학원 회원만 쓸 수 있습니다"
          text={<LinkedInquiry text="회원 유형을 바꾸려면 1:1 문의로 알려 주세요." />}
        />
      )}
      {keys.isError && !closed && (
        <ErrorState
          title="API 키를 불러오지 못했습니다"
          text={keys.error.message}
          onRetry={() => void keys.refetch()}
        />
      )}
      {keys.data && (
        <>
          <ApiKeysSection keys={keys.data.keys} />
          <WebhooksSection />
        </>
      )}
    </>
  )
}
