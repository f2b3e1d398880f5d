import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { isSafeLink } from '#/domain/writing/doc.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

/** What people type without the front of the address is an address all the same. */
const addressOf = (typed: string): string => (/^(?:www\.)?[\w-]+\.[\w.-]+/.test(typed) ? `https://${typed}` : typed)

/** Gives the chosen words a link, or takes it away. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const before = String(editor.getAttributes('link')['href'] ?? '')
  const [href, setHref] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const isEmpty = editor.state.selection.empty && before === ''
  const put = (event: FormEvent) => {
    event.preventDefault()
    const address = addressOf(href.trim())
    if (!isSafeLink(address)) return setProblem('웹 주소(https://)나 가게 안 주소(/로 시작)를 적어 주세요.')
    const chain = editor.chain().focus()
    const mark = { type: 'link', attrs: { href: address } }
    if (isEmpty) chain.insertContent({ type: 'text', text: address, marks: [mark] }).run()
    else chain.extendMarkRange('link').setLink({ href: address }).run()
    onClose()
  }
  return (
    <Dialog
      open
      title="링크"
      onClose={onClose}
      actions={
        <>
          {before !== '' && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              링크 빼기
            </Button>
          )}
          <Button variant="primary" type="submit" form="link-form">
            넣기
          </Button>
        </>
      }
    >
      <form id="link-form" noValidate onSubmit={put}>
        <Field label="갈 곳" required hint="https://… 또는 /cust/faq처럼 적어 주세요." error={problem}>
          {(control) => (
            <Input {...control} value={href} onChange={(event) => setHref(event.target.value)} maxLength={500} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
