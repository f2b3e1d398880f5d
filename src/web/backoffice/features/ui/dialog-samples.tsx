import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { alertDialog, confirmDialog, promptDialog } from '#/web/ui/dialogs.ts'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Sample } from './sample.tsx'

const ALERTS = ['success', 'warning', 'info', 'error'] as const

export function DialogSamples() {
  const [open, setOpen] = useState(false)
  const confirm = async () => toast((await confirmDialog()) ? '확인을 골랐습니다' : '취소를 골랐습니다', 'info')
  const prompt = async () => {
    const answer = await promptDialog({ label: '이메일', input: 'email' })
    if (answer !== null) toast(answer)
  }
  return (
    <Sample title="대화상자와 알림">
      <Toolbar>
        {ALERTS.map((kind) => (
          <Button key={kind} size="sm" onClick={() => void alertDialog(kind, { body: '첫 줄\n둘째 줄' })}>
            {kind}
          </Button>
        ))}
        <Button size="sm" onClick={() => void confirm()}>
          confirm
        </Button>
        <Button size="sm" onClick={() => void prompt()}>
          prompt
        </Button>
        <Button size="sm" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </Toolbar>
      <Toolbar>
        {ALERTS.map((kind) => (
          <Button key={kind} size="sm" onClick={() => toast(`${kind} 알림입니다`, kind)}>
            toast {kind}
          </Button>
        ))}
      </Toolbar>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="배송지를 고르세요"
        actions={<Button onClick={() => setOpen(false)}>닫기</Button>}
      >
        내용이 길면 안에서 넘겨 봅니다.
      </Dialog>
    </Sample>
  )
}
