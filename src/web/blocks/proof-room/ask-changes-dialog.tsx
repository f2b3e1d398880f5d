import { useState } from 'react'
import type { ProofMessage } from '#/contract/prepress/proof.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { PinList } from './pin-list.tsx'
import styles from './decision-dialogs.module.css'

interface AskChangesDialogProps {
  readonly open: boolean
  readonly version: number
  readonly pins: readonly ProofMessage[]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onAsk: (text: string) => void
}

/** Sends the version back: the pinned comments go along, and there is room for what concerns the whole. */
export function AskChangesDialog({ open, version, pins, busy, onClose, onAsk }: AskChangesDialogProps) {
  const [text, setText] = useState('')
  const numbers = pins.map(({ pin }) => pin?.number).join(', ')
  const ready = text.trim() !== '' || pins.length > 0
  return (
    <Dialog open={open} onClose={onClose} title="수정을 요청할까요?">
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) onAsk(text.trim() || `의견 ${numbers}을 반영해 주세요.`)
        }}
      >
        {pins.length > 0 ? (
          <PinList pins={pins} />
        ) : (
          <p>고칠 자리를 시안에 찍어 두시면 함께 전해 드립니다. 아래에 글로 적으셔도 됩니다.</p>
        )}
        <Field label={`v${version} 전체에 대해 하실 말씀${pins.length > 0 ? ' (없으면 비워 두세요)' : ''}`}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={4000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.dialogGo}>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!ready}>
            수정 요청 보내기
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
