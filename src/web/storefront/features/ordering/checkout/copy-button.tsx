import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { toast } from '#/web/ui/toasts.ts'

/** Copies a text and says so on itself. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast('복사하지 못했습니다. 길게 눌러 복사해 주세요.', 'warning')
    }
  }
  return (
    <Button size="sm" onClick={() => void copy()}>
      {what} {copied ? '복사됨' : '복사'}
    </Button>
  )
}
