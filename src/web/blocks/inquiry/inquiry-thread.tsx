import { Link } from 'react-router'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { InquiryMessage } from '#/contract/support/inquiry.ts'
import type { SeenEstimate } from '#/web/blocks/estimate/use-order-estimate.ts'
import { DESK_NAME } from '#/domain/support/answer-names.ts'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { cx } from '#/web/ui/cx.ts'
import { AttachedFile, type LoadFile } from './attached-file.tsx'
import { BookingOffer, type TakenSlot } from './booking-offer.tsx'
import { EstimateTicket } from './estimate-ticket.tsx'
import { OfferView } from './offer-view.tsx'
import styles from './inquiry-thread.module.css'

interface InquiryThreadProps {
  readonly messages: readonly InquiryMessage[]
  /** How far the other side has read. */
  readonly readByOther: number
  readonly load: LoadFile
  readonly busy: boolean
  readonly proofPath: (proofId: string) => string
  readonly onOrder?: (estimate: SeenEstimate) => void
  readonly onAnswer?: (offer: number, agreed: boolean) => void
  readonly onTake?: (slot: TakenSlot) => void
}

/** A letter and its answers, oldest first: ruled lines, the shop's with the orange edge. */
export function InquiryThread(props: InquiryThreadProps) {
  const { messages, readByOther } = props
  const lastRead = messages.findLast(({ author, kind, seq }) => author.mine && kind === 'message' && seq <= readByOther)
  return (
    <ol className={styles.thread} aria-label="나눈 말">
      {messages.map((message) => (
        <Message key={message.id} {...props} message={message} isRead={message.id === lastRead?.id} />
      ))}
    </ol>
  )
}

interface MessageProps extends InquiryThreadProps {
  readonly message: InquiryMessage
  readonly isRead: boolean
}

function Message({ message, isRead, ...props }: MessageProps) {
  const { kind, author, text, attachments, at } = message
  if (kind === 'event')
    return (
      <li className={styles.event}>
        {text} <ThreadClock at={at} />
      </li>
    )
  return (
    <li className={cx(styles.message, author.kind === 'staff' && styles.staff, kind === 'note' && styles.note)}>
      <header>
        <b>{author.name || '나'}</b>
        {author.mine && author.name ? <span>나</span> : null}
        {author.kind === 'staff' && !author.mine && author.name !== DESK_NAME && kind === 'message' ? (
          <span>{DESK_NAME}</span>
        ) : null}
        {kind === 'note' && <span>메모 · 고객에게 보이지 않습니다</span>}
        <ThreadClock at={at} />
      </header>
      <div>
        <p className={styles.text}>{text}</p>
        <Card {...props} message={message} />
        {attachments.length > 0 && (
          <Toolbar gap={3} top={4}>
            {attachments.map((file) => (
              <AttachedFile key={file.fileId} file={file} load={props.load} />
            ))}
          </Toolbar>
        )}
        {isRead && <p className={styles.read}>읽음</p>}
      </div>
    </li>
  )
}

function Card({ message: { id, card }, busy, onOrder, onAnswer, onTake, proofPath }: Omit<MessageProps, 'isRead'>) {
  switch (card?.kind) {
    case 'estimate':
      return <EstimateTicket card={card} busy={busy} onOrder={onOrder} />
    case 'booking':
      return <BookingOffer card={card} messageId={id} busy={busy} onTake={onTake} />
    case 'offer':
      return <OfferView card={card} busy={busy} onAnswer={onAnswer} />
    case 'proof':
      return (
        <Link className={styles.proof} to={proofPath(card.proofId)}>
          <b>{card.title}</b>
          <span>
            {card.version > 0 ? `시안 ${card.version}판 · ` : ''}
            {card.label}
          </span>
        </Link>
      )
    case undefined:
      return null
  }
}
