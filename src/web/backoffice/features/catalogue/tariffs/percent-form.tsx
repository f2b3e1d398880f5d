import { useState } from 'react'
import { formatCount } from '#/lib/format-count.ts'
import type { TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface PercentFormProps {
  /** What is chosen, and how many of it. */
  readonly noun: string
  readonly count: number
  readonly edits: (percent: number) => readonly TariffEdit[]
  readonly onChange: (edits: readonly TariffEdit[]) => void
}

/** Raises or lowers the prices of all that is chosen by the same share. */
export function PercentForm({ noun, count, edits: editsFor, onChange }: PercentFormProps) {
  const [typed, setTyped] = useState('')
  const percent = Number(typed.replace('%', '').trim())
  const isRight = typed.trim() !== '' && Number.isFinite(percent) && percent >= -50 && percent <= 100 && percent !== 0
  const apply = () => {
    const edits = editsFor(percent)
    onChange(edits)
    setTyped('')
    toast(`${formatCount(edits.length)}칸을 ${percent}% 고쳤습니다. 「되돌리기」로 돌아갈 수 있습니다.`)
  }
  return (
    <Toolbar
      role="group"
      aria-label="고른 것의 값 한꺼번에 고치기"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isRight && count > 0) apply()
      }}
    >
      <span>
        고른 {noun} {count}종
      </span>
      <Input
        size={6}
        inputMode="decimal"
        unit="%"
        aria-label="올리거나 내릴 비율"
        aria-invalid={typed !== '' && typed !== '-' && !isRight ? true : undefined}
        title="-50에서 100 사이로 적어 주세요."
        placeholder="+5, -3"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="sm" disabled={!isRight || count === 0} onClick={apply}>
        한꺼번에 고치기
      </Button>
    </Toolbar>
  )
}
