import { useState } from 'react'
import { Link } from 'react-router'
import type { InquiryDetail } from '#/contract/support/inquiry.ts'
import { to } from '#/contract/web-paths.ts'
import { CATEGORY_NAMES } from '#/domain/support/inquiry-categories.ts'
import { quickReplies } from '#/domain/support/quick-replies.data.ts'
import { useOrderEstimate } from '#/web/blocks/estimate/use-order-estimate.ts'
import { InquiryThread } from '#/web/blocks/inquiry/inquiry-thread.tsx'
import { QuickReplies } from '#/web/blocks/inquiry/quick-replies.tsx'
import { ReplyBox } from '#/web/blocks/inquiry/reply-box.tsx'
import { useInquiryDraft } from '#/web/blocks/inquiry/use-inquiry-draft.ts'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Icon } from '#/web/ui/icon.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { ContextTicket } from './context-ticket.tsx'
import { InquiryMark } from '#/web/blocks/inquiry/inquiry-mark.tsx'
import { PromiseLine } from './promise-line.tsx'
import { Satisfaction } from './satisfaction.tsx'
import { loadInquiryFile, useInquiryActs, useMarkRead } from './use-inquiry.ts'
import styles from './chat-view.module.css'

interface ChatViewProps {
  readonly inquiry: InquiryDetail
  /** The way back to where it was opened from. */
  readonly back: { readonly to: string; readonly label: string }
  readonly readOnly?: boolean
}

/** One inquiry: the letter, its answers, what they are about, and a box to write on. */
export function ChatView({ inquiry, back, readOnly = false }: ChatViewProps) {
  const acts = useInquiryActs(inquiry.id)
  const order = useOrderEstimate()
  const [now] = useState(() => new Date())
  useMarkRead(readOnly ? undefined : inquiry)
  const answered =
    (inquiry.state === 'answered' || inquiry.state === 'closed') &&
    inquiry.messages.some(({ author, kind }) => author.kind === 'staff' && kind === 'message')
  const writes = inquiry.open && !readOnly
  const close = async () => {
    const ok = await confirmDialog({ title: '문의를 끝낼까요?', body: '나눈 내용은 그대로 남습니다.', ok: '끝내기' })
    if (ok) acts.close.mutate()
  }
  return (
    <>
      <div className={styles.bar}>
        <Link to={back.to}>
          <Icon name="chevron-left" /> {back.label}
        </Link>
        {writes && (
          <Button size="sm" busy={acts.close.isPending} onClick={() => void close()}>
            문의 종료
          </Button>
        )}
      </div>
      <Columns side={368}>
        <div className={styles.letter}>
          <header className={styles.heading}>
            <h1>{inquiry.title}</h1>
            <p>
              <InquiryMark inquiry={inquiry} now={now} />
              {CATEGORY_NAMES[inquiry.category]}
            </p>
          </header>
          {inquiry.mergedInto && (
            <Note role="status">
              다른 문의와 합쳤습니다.{' '}
              <Link to={to('/mypage/contact/chat/{id}', { id: inquiry.mergedInto })}>이어서 보기</Link>
            </Note>
          )}
          <InquiryThread
            messages={inquiry.messages}
            readByOther={inquiry.readByOther}
            load={loadInquiryFile(inquiry.id)}
            busy={order.isPending || acts.answerOffer.isPending || acts.takeBooking.isPending}
            proofPath={(id) => to('/mypage/draft/chat/{id}', { id })}
            {...(readOnly
              ? {}
              : {
                  onOrder: order.mutate,
                  onAnswer: (offer: number, agreed: boolean) => acts.answerOffer.mutate({ offer, agreed }),
                  ...(writes ? { onTake: acts.takeBooking.mutate } : {}),
                })}
          />
          {writes ? <Reply inquiry={inquiry} acts={acts} /> : <Ended readOnly={readOnly} />}
          {answered && !readOnly && !inquiry.offerWaits && (
            <div className={styles.satisfaction}>
              <Satisfaction
                score={inquiry.score}
                busy={acts.rate.isPending}
                onRate={(score, note) => acts.rate.mutate({ score, note })}
              />
            </div>
          )}
        </div>
        <aside className={styles.side} aria-label="작업과 상담 시간">
          <ContextTicket inquiry={inquiry} />
          {writes && <PromiseLine />}
        </aside>
      </Columns>
    </>
  )
}

function Reply({ inquiry, acts }: { inquiry: InquiryDetail; acts: ReturnType<typeof useInquiryActs> }) {
  const draft = useInquiryDraft(inquiry.id)
  const box = (
    <ReplyBox
      draft={draft}
      label="답글 쓰기"
      placeholder="답글 쓰기"
      busy={acts.write.isPending}
      onSend={(text, fileIds) =>
        acts.write.mutateAsync({ text, fileIds: [...fileIds] }).then(
          () => true,
          () => false,
        )
      }
    />
  )
  if (inquiry.state !== 'answered') return box
  return (
    <>
      <QuickReplies
        replies={quickReplies(inquiry.category, (inquiry.fault?.offer ?? 0) > 0)}
        onChoose={(reply) => draft.setText([draft.text, reply].filter(Boolean).join('\n'))}
      />
      {box}
    </>
  )
}

function Ended({ readOnly }: { readonly readOnly: boolean }) {
  return (
    <Note tone="info">
      {readOnly ? '지난 문의는 읽을 수만 있습니다. ' : '끝난 문의입니다. '}
      더 물어보실 것이 있으면 <Link to={to('/mypage/contact')}>새 문의</Link>를 남겨 주세요.
    </Note>
  )
}
