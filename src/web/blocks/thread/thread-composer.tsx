import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { AttachButton, AttachmentList } from './attachments.tsx'
import { useAttachments } from './use-attachments.ts'
import styles from './thread.module.css'

interface ThreadComposerProps {
  /** What the words are about, when a point was marked: 「17쪽에 찍은 의견」. */
  readonly about: string | null
  readonly onDropAbout: () => void
  readonly busy: boolean
  /** Resolves true when it was sent; the words stay otherwise. */
  readonly onSend: (text: string, fileIds: readonly string[]) => Promise<boolean>
}

/** One line to write in; Ctrl or Cmd and Enter sends. Nothing written is lost when sending fails. */
export function ThreadComposer({ about, onDropAbout, busy, onSend }: ThreadComposerProps) {
  const [text, setText] = useState('')
  const attachments = useAttachments()
  const send = async () => {
    if (!text.trim() || busy || attachments.busy) return
    if (!(await onSend(text.trim(), attachments.fileIds))) return
    setText('')
    attachments.clear()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing) void send()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {about && (
        <p className={styles.about}>
          {about}
          <IconButton onClick={onDropAbout} aria-label="찍은 자리 지우기">
            <Icon name="close" />
          </IconButton>
        </p>
      )}
      <Textarea
        value={text}
        rows={about ? 3 : 1}
        maxLength={4000}
        aria-label={about ? `${about} 쓰기` : '메시지 쓰기'}
        placeholder={about ? '어디를 어떻게 고칠까요?' : '메시지 쓰기'}
        autoFocus={about !== null}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <AttachmentList attachments={attachments} />
      <div className={styles.send}>
        <AttachButton attachments={attachments} />
        <IconButton
          type="submit"
          disabled={busy || attachments.busy || !text.trim()}
          aria-label="보내기"
          title="보내기 (Ctrl+Enter)"
        >
          <Icon name="send" />
        </IconButton>
      </div>
    </form>
  )
}
