import { useState, type KeyboardEvent } from 'react'
import { Small } from '#/web/ui/note.tsx'
import { BODY_LENGTH, MOST_FILES } from '#/domain/support/inquiry-categories.ts'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { DraftFiles } from './draft-files.tsx'
import type { Draft } from './use-inquiry-draft.ts'
import styles from './reply-box.module.css'

interface ReplyBoxProps {
  readonly draft: Draft
  readonly label: string
  readonly placeholder: string
  readonly busy: boolean
  readonly send?: string
  /** Beside the file button: what else goes with the message. */
  readonly tools?: React.ReactNode
  /** Resolves true when it was sent; words and files stay otherwise. */
  readonly onSend: (text: string, fileIds: readonly string[]) => Promise<boolean>
}

/** A box to write in; Ctrl or Cmd and Enter sends. What could not be sent stays, with a button to send it again. */
export function ReplyBox({ draft, label, placeholder, busy, send = '보내기', tools, onSend }: ReplyBoxProps) {
  const [failed, setFailed] = useState(false)
  const words = draft.text.trim()
  const submit = async () => {
    if (!words || busy || draft.busy) return
    const sent = await onSend(words, draft.fileIds)
    setFailed(!sent)
    if (sent) draft.clear()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing) void submit()
  }
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <textarea
        value={draft.text}
        maxLength={BODY_LENGTH}
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={press}
      />
      <DraftFiles files={draft.files} onRemove={draft.remove} />
      {failed && (
        <p className={styles.failed} role="alert">
          보내지 못했습니다. 쓰신 글과 파일은 그대로 있습니다.
        </p>
      )}
      <div className={styles.foot}>
        <FilePick quiet multiple label="파일 붙이기" onFiles={draft.add} disabled={draft.files.length >= MOST_FILES}>
          <Icon name="paperclip" /> 파일
        </FilePick>
        {tools}
        <Small as="span" size={13}>
          PDF·사진·HWP·AI·ZIP, {MOST_FILES}개까지
        </Small>
        <Button type="submit" variant="ink" busy={busy} disabled={!words || draft.busy}>
          {draft.busy ? '파일 올리는 중' : failed ? '다시 보내기' : send}
        </Button>
      </div>
    </form>
  )
}
