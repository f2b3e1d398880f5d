import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { openAsVisitor } from '#/contract/support/inquiries.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { ContactCode } from '#/web/blocks/member-fields/contact-code.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { ChatView } from './chat-view.tsx'
import { useInquiry } from './use-inquiry.ts'

/** A visitor's inquiry: opened by the phone that asked, once in a sitting. */
export function Component() {
  const { id = '' } = useParams()
  const inquiry = useInquiry(id)
  if (inquiry.isPending) return <LoadingState label="문의를 불러오는 중입니다" />
  if (inquiry.isError) return <Door inquiryId={id} onOpen={() => void inquiry.refetch()} />
  return <ChatView key={id} inquiry={inquiry.data} back={{ to: to('/cust/inquiry'), label: '문의하기' }} />
}

function Door({ inquiryId, onOpen }: { readonly inquiryId: string; readonly onOpen: () => void }) {
  const open = useMutation({
    mutationFn: (ticket: string) => call(openAsVisitor, { params: { inquiryId }, body: { ticket }, errors: 'throw' }),
    onSuccess: onOpen,
  })
  return (
    <>
      <PageHeading title="내 문의" lead="문의하실 때 쓰신 휴대전화를 확인하면 답변을 볼 수 있습니다." />
      <Card title="휴대전화 확인">
        <ContactCode
          purpose="inquiry"
          channel="sms"
          onProof={(proof) => {
            if (proof) open.mutate(proof.ticket)
          }}
        />
        {open.isError && (
          <Note tone="bad" role="alert">
            {open.error.message}
          </Note>
        )}
      </Card>
    </>
  )
}
