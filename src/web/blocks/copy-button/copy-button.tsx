import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { toast } from '#/web/ui/toasts.ts'

interface CopyButtonProps {
  readonly text: string
  /** What is copied: 송장번호. */
  readonly what: string
  readonly label?: string
}

/** Takes a number along to the clipboard, and says so. */
export function CopyButton({ text, what, label = '복사' }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(`${what}를 복사했습니다.`)
    } catch {
      toast('복사하지 못했습니다. 번호를 길게 눌러 복사해 주세요.')
    }
  }
  return (
    <Button size="sm" variant="quiet" aria-label={`${what} ${label}`} onClick={() => void copy()}>
      <Icon name="content-copy" />
      {label}
    </Button>
  )
}
