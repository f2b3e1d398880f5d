import { useParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { ChatView } from './chat-view.tsx'
import { useInquiry } from './use-inquiry.ts'

/** One old inquiry, to be read. */
export function Component() {
  const { id = '' } = useParams()
  const inquiry = useInquiry(id)
  if (inquiry.isPending) return <LoadingState label="문의를 불러오는 중입니다" />
  if (inquiry.isError)
    return (
      <ErrorState
        whole
        title="문의를 찾을 수 없습니다"
        text={inquiry.error.message}
        action={<LinkButton to={to('/mypage/contact/old')}>지난 문의로 가기</LinkButton>}
      />
    )
  return (
    <ChatView key={id} readOnly inquiry={inquiry.data} back={{ to: to('/mypage/contact/old'), label: '지난 문의' }} />
  )
}
