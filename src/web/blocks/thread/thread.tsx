import { useEffect, useRef } from 'react'
import type { ProofMessage, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { cx } from '#/web/ui/cx.ts'
import { ThreadClock } from './thread-clock.tsx'
import { VersionCard } from './version-card.tsx'
import styles from './thread.module.css'

interface ThreadProps {
  readonly messages: readonly ProofMessage[]
  readonly versions: readonly ProofVersion[]
  readonly selected: string | null
  readonly pageLabel: (version: number, page: number) => string
  readonly onSelect: (message: ProofMessage) => void
  readonly onSave: (fileId: string, name: string) => void
  /** Staff may say that a pinned comment is done. */
  readonly onResolve?: ((message: ProofMessage) => void) | undefined
}

const WHO = { member: '고객', partner: '파트너', staff: '시안실', system: '' } as const

/** Everything that was said about a proof, oldest first; the newest is kept in view. */
export function Thread(props: ThreadProps) {
  const { messages, selected } = props
  const log = useRef<HTMLOListElement>(null)
  const count = messages.length
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])
  useEffect(() => {
    if (selected) document.getElementById(`message-${selected}`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  if (count === 0)
    return <p className={styles.empty}>아직 나눈 말이 없습니다. 궁금한 점이나 바라는 점을 남겨 주세요.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <ol className={styles.log} ref={log} aria-label="대화" tabIndex={0}>
      {messages.map((message) => (
        <Message key={message.id} message={message} {...props} />
      ))}
    </ol>
  )
}

function Message({ message, ...props }: ThreadProps & { readonly message: ProofMessage }) {
  const version =
    message.kind === 'published' ? props.versions.find((candidate) => candidate.number === message.version) : undefined
  return (
    <li id={`message-${message.id}`} className={cx(styles.message, message.id === props.selected && styles.selected)}>
      <header>
        <b>{message.author.mine ? '나' : message.author.name}</b>
        <span>{EVENT[message.kind] ?? (message.author.mine ? '' : WHO[message.author.kind])}</span>
        <ThreadClock at={message.at} />
      </header>
      {message.pin && message.version && (
        <PinReference {...props} message={message} pin={message.pin} version={message.version} />
      )}
      <p>{message.text}</p>
      {message.attachments.map((file) => (
        <button
          key={file.fileId}
          type="button"
          className={styles.file}
          onClick={() => props.onSave(file.fileId, file.name)}
        >
          {file.name}
        </button>
      ))}
      {version && <VersionCard version={version} onSave={props.onSave} />}
    </li>
  )
}

const EVENT: Partial<Record<ProofMessage['kind'], string>> = {
  published: '새 시안',
  'changes-asked': '수정 요청',
  approved: '인쇄 승인',
  withdrawn: '안내',
}

interface PinReferenceProps extends ThreadProps {
  readonly message: ProofMessage
  readonly pin: NonNullable<ProofMessage['pin']>
  readonly version: number
}

function PinReference({ message, pin, version, pageLabel, onSelect, onResolve }: PinReferenceProps) {
  const done = message.resolvedAt !== null
  return (
    <div className={styles.reference}>
      <button type="button" onClick={() => onSelect(message)}>
        <b className={cx(done && styles.done)}>{pin.number}</b>v{version} {pageLabel(version, pin.page)}
        {done && <span>반영됨</span>}
      </button>
      {onResolve && (
        <button type="button" className={styles.resolve} onClick={() => onResolve(message)}>
          {done ? '다시 열기' : '반영했음'}
        </button>
      )}
    </div>
  )
}
