import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Dialog } from './dialog.tsx'
import { DIALOG_BUTTONS, DIALOG_TITLES, checkPromptInput } from './dialog-texts.ts'
import type { OpenDialog, PromptOptions } from './dialogs.ts'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'
import styles from './dialog.module.css'

const WORDS = {
  success: '완료',
  warning: '주의',
  info: '알림',
  error: '오류',
  confirm: '확인',
  prompt: '입력',
} as const

/** One question or message, in the words it was asked for with. */
export function DialogBox({ dialog }: { readonly dialog: OpenDialog }) {
  if (dialog.kind === 'confirm') return <ConfirmBox key={dialog.id} dialog={dialog} />
  if (dialog.kind === 'prompt') return <PromptBox key={dialog.id} options={dialog.options} close={dialog.close} />
  return (
    <Dialog
      key={dialog.id}
      open
      role="alertdialog"
      closable={false}
      title={dialog.options.title}
      onClose={() => dialog.close()}
      mark={<Mark kind={dialog.kind} />}
      actions={
        <Button variant="ink" autoFocus onClick={() => dialog.close()}>
          {dialog.options.ok ?? DIALOG_BUTTONS.ok}
        </Button>
      }
    >
      {dialog.options.body}
    </Dialog>
  )
}

function Mark({ kind }: { readonly kind: OpenDialog['kind'] }) {
  return <span className={cx(styles.mark, styles[kind])}>{WORDS[kind]}</span>
}

function ConfirmBox({ dialog }: { readonly dialog: Extract<OpenDialog, { kind: 'confirm' }> }) {
  const { options, close } = dialog
  return (
    <Dialog
      open
      role="alertdialog"
      closable={false}
      title={options.title ?? DIALOG_TITLES.confirm}
      onClose={() => close(false)}
      mark={<Mark kind="confirm" />}
      actions={
        <>
          <Button onClick={() => close(false)}>{options.cancel ?? DIALOG_BUTTONS.cancel}</Button>
          <Button variant={options.destructive ? 'danger' : 'ink'} autoFocus onClick={() => close(true)}>
            {options.ok ?? DIALOG_BUTTONS.ok}
          </Button>
        </>
      }
    >
      {options.body}
    </Dialog>
  )
}

interface PromptBoxProps {
  readonly options: PromptOptions
  readonly close: (text: string | null) => void
}

function PromptBox({ options, close }: PromptBoxProps) {
  const [text, setText] = useState(options.initial ?? '')
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = options.required && text.trim() === '' ? '내용을 입력해 주세요.' : null
    const wrong = missing ?? checkPromptInput(options.input ?? 'text', text) ?? options.check?.(text) ?? null
    setError(wrong)
    if (!wrong) close(text)
  }
  return (
    <Dialog open closable={false} title={options.title ?? options.label} onClose={() => close(null)}>
      {options.body}
      <form onSubmit={submit} noValidate>
        <Field label={options.label} error={error} required={options.required ?? false}>
          {(control) =>
            options.input === 'textarea' ? (
              <Textarea {...control} autoFocus value={text} onChange={(event) => setText(event.target.value)} />
            ) : (
              <Input
                {...control}
                autoFocus
                type={options.input ?? 'text'}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )
          }
        </Field>
        <div className={styles.actions}>
          <Button onClick={() => close(null)}>{options.cancel ?? DIALOG_BUTTONS.cancel}</Button>
          <Button type="submit" variant={options.destructive ? 'danger' : 'ink'}>
            {options.ok ?? DIALOG_BUTTONS.ok}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
